import CheckoutFiles
import Foundation

/// What a started program printed, and how it ended.
struct Outcome: Equatable {
    var output: String
    var errors: String
    var status: Int32
}

/// A folder with our start script and a pretended `swift`, which pins packages as the real one does
/// and whose "program" is a script that prints its working directory, its home, its arguments and
/// its input. What reads and strips compiled programs leaves that script as it is.
final class PretendCheckout: Sendable {
    let folder: URL
    /// Beside the checkout, for links and working directories.
    let outside: URL
    private let tools: URL

    init() throws {
        let manager = FileManager.default
        outside = manager.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "vcr scripts \(UUID().uuidString)")
        folder = outside.appending(path: "checkout")
        tools = outside.appending(path: "tools")
        for path in [
            folder.appending(path: "scripts"), folder.appending(path: "Sources/vcr"),
            folder.appending(path: "Generators/writer"), folder.appending(path: "Plugins/writer"),
            tools,
        ] {
            try manager.createDirectory(at: path, withIntermediateDirectories: true)
        }
        let scripts = Checkout.url("scripts")
        for name in ["vcr", "setup", "startup-order"] {
            try manager.copyItem(
                at: scripts.appending(path: name), to: folder.appending(path: "scripts/\(name)"))
        }
        for name in ["Package.swift", "Sources/vcr/main.swift"] {
            try write("", to: name)
        }
        try writeProgram(Self.swift, to: tools.appending(path: "swift"))
        for name in ["nm", "objcopy", "strip"] {
            try writeProgram("#!/bin/sh\n", to: tools.appending(path: name))
        }
    }

    /// By a process of its own: a file that this one wrote might stay open in what other tests start
    /// meanwhile, and would be too busy to run.
    private func writeProgram(_ text: String, to file: URL) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", #"printf %s "$1" >"$2" && chmod 755 "$2""#, "sh", text, file.path,
        ]
        try process.run()
        process.waitUntilExit()
    }

    deinit { try? FileManager.default.removeItem(at: outside) }

    func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: path))
    }

    /// How often the program was built.
    var builds: Int {
        let log = try? String(contentsOf: folder.appending(path: ".build/builds"), encoding: .utf8)
        return log?.split(separator: "\n").count ?? 0
    }

    /// Starts the script, or a link to it, with no more of an environment than is given.
    func start(
        _ arguments: String..., through link: URL? = nil, in directory: URL? = nil,
        environment: [String: String]? = nil, input: String = ""
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = link ?? folder.appending(path: "scripts/vcr")
        process.arguments = arguments
        process.currentDirectoryURL = directory ?? folder
        process.environment = environment ?? ["HOME": outside.path]
        process.environment?["PATH"] = "\(tools.path):/usr/bin:/bin"
        let streams = [Pipe(), Pipe(), Pipe()]
        process.standardInput = streams[0]
        process.standardOutput = streams[1]
        process.standardError = streams[2]
        try process.run()
        try streams[0].fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try streams[0].fileHandleForWriting.close()
        let texts = try streams[1...].map {
            String(decoding: try $0.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        }
        process.waitUntilExit()
        return Outcome(output: texts[0], errors: texts[1], status: process.terminationStatus)
    }

    private static let swift = """
        #!/bin/sh
        [ "$2" = --package-path ] && cd "$3" || exit 9
        sleep 0.1
        [ -e Package.resolved ] || echo pins >Package.resolved
        [ "$1 $4" = "package resolve" ] && exit
        [ "$1" = build ] || exit 9
        echo "$HOME" >>.build/builds
        sleep 0.1
        grep -q wrong Sources/vcr/main.swift && echo "main.swift: error: it is wrong" && exit 1
        mkdir -p .build/release
        cat >.build/release/vcr <<'END'
        #!/bin/sh
        printf '%s\\n' "in $PWD" "home ${HOME-none}" "$@"
        cat
        exit 4
        END
        chmod +x .build/release/vcr
        """
}
