/// What `vcr test` is told besides its paths and the world.
public struct TestOptions: Sendable, Equatable {
    public var format = TestFormat.pretty
    /// `--jobs`: how many scripts run at once; nil for as many as there are processors.
    public var jobs: Int?
    /// `--timeout`: the seconds that a script may take; 0 for no limit.
    public var timeout = 60.0
    /// `--coverage`: whether what the scripts go through is summed up.
    public var measuresCoverage = false
    /// `--at-least`: how many percents of the life cycle they are to go through; nil for any.
    public var leastCoverage: Int? {
        didSet { if leastCoverage != nil { measuresCoverage = true } }
    }
    /// `--filter`: what the path or the name of each test that runs has in it; nil for all.
    public var filter: String?
    /// `--update`: whether logs and trees that differ are written into the scripts as they came.
    public var updates = false
    /// `--shard`: the part of the scripts that runs here; nil for all.
    public var shard: TestShard?

    /// Nothing said.
    public init() {}

    /// The number of `--jobs`; nil where it is none.
    public static func jobs(_ text: String) -> Int? {
        Int(text).flatMap { (1...256).contains($0) ? $0 : nil }
    }

    /// The percents of `--at-least`; nil where they are none.
    public static func coverage(_ text: String) -> Int? {
        Int(text).flatMap { (0...100).contains($0) ? $0 : nil }
    }

    /// The seconds of `--timeout`; nil where they are none.
    public static func timeout(_ text: String) -> Double? {
        Double(text).flatMap { (0...1_000_000).contains($0) ? $0 : nil }
    }
}

/// One of several equal parts of the scripts, `2/3`: so that a build server's machines share them.
public struct TestShard: Sendable, Equatable {
    private let number: Int
    private let count: Int

    /// Reads `K/N`; nil where that is no part.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], number > 0,
            number <= count
        else { return nil }
        self.number = number
        self.count = count
    }

    /// Every N-th of the scripts, from the K-th on.
    func part(of scripts: [String]) -> [String] {
        scripts.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
    }
}
