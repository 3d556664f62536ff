extension Message {
    /// So many arguments: `1 argument`, `2 arguments`.
    public static func arguments(_ count: Int) -> Message {
        count == 1 ? "1 argument" : "\(count) arguments"
    }

    /// So many numbers: `1 number`, `2 numbers`.
    public static func numbers(_ count: Int) -> Message {
        count == 1 ? "1 number" : "\(count) numbers"
    }
}
