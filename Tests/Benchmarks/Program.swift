import Foundation

/// A program with its arguments, ready to be started.
struct Program {
    /// How one start went.
    struct Run {
        /// From the start to the end, in seconds.
        var seconds: Double
        /// What the processor worked for it, in seconds: also right where others use the machine.
        var processorSeconds: Double
        /// How many of its pages the system had to give it.
        var pageFaults: Int
        /// The most memory that it held at once.
        var peakBytes: Int
        /// What it wrote to standard output, where that was kept.
        var output: String
    }

    /// An absolute path, or a name to be looked for in PATH.
    var path: String
    var arguments: [String]
    /// A file; `/dev/null` for none.
    var input = "/dev/null"

    init(_ path: String, _ arguments: [String] = [], input: String = "/dev/null") {
        self.path = path
        self.arguments = arguments
        self.input = input
    }

    /// Whether the program is there.
    var isInstalled: Bool { Self.find(path) != nil }

    /// Runs it to its end; another exit status than the wanted one is an error.
    func run(keepingOutputIn file: String? = nil, endingWith wanted: Int32 = 0) throws -> Run {
        let begin = monotonicSeconds()
        let child = try start { actions in
            let flags = O_WRONLY | O_CREAT | O_TRUNC
            posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 1, file ?? "/dev/null", flags, 0o600)
            posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
        let seconds = monotonicSeconds() - begin
        guard status == wanted << 8 else {
            throw BenchmarkError("\(name) ended with status \(status)")
        }
        return Run(
            seconds: seconds,
            processorSeconds: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime),
            pageFaults: usage.ru_minflt + usage.ru_majflt, peakBytes: usage.ru_maxrss * 1024,
            output: try file.map(readText) ?? "")
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1e6
    }

    /// Starts it with the streams that `open` sets, and returns its process id.
    func start(
        newSession: Bool = false, environment: [String]? = nil,
        open: (inout posix_spawn_file_actions_t) -> Void
    ) throws -> pid_t {
        guard let executable = Self.find(path) else { throw BenchmarkError("no \(path) here") }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        open(&actions)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, newSession ? 0x80 : 0)
        var words = ([executable] + arguments).map { strdup($0) } + [nil]
        let given = environment ?? ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
        var settings = given.map { strdup($0) } + [nil]
        defer { (words + settings).forEach { free($0) } }
        var child: pid_t = 0
        let failure = posix_spawn(&child, executable, &actions, &attributes, &words, &settings)
        guard failure == 0 else { throw BenchmarkError("\(path) does not start") }
        return child
    }

    private var name: String { ([path] + arguments).joined(separator: " ") }

    private static func find(_ name: String) -> String? {
        if name.hasPrefix("/") { return access(name, X_OK) == 0 ? name : nil }
        let folders = String(cString: getenv("PATH")).split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
}
