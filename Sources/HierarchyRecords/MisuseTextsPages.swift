/// Texts of page controllers.
extension Misuse {
    /// More or fewer pages than the spine asks for (E55).
    public static func pageCount(provided: Int, required: Int) -> Misuse {
        Misuse(
            .e55, .exception(name: "NSInvalidArgumentException"),
            "The number of view controllers provided (\(provided)) doesn't match the number "
                + "required (\(required)) for the requested transition",
            hint: "Set as many controllers as the spine location shows.")
    }
}
