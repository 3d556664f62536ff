import Foundation

/// Another shell or runtime, and how it does our workloads; nil where it has no way.
struct Peer {
    let name: String
    /// Its executable, by name or path.
    let executable: String
    /// Arguments for an interactive start, and the end of the prompt that then comes.
    var session: (arguments: [String], prompt: String)?
    /// The arguments, and the standard input, for a workload of `peers/`.
    var work: (Workload) -> (arguments: [String], input: String)?

    /// What peers can do as well.
    enum Workload {
        /// The script of adds and removes, at this path.
        case script(String)
        case tree(Int)
        case pair(String)
        case lines(Int)

        /// As most of the programs in `peers/` take it: the mode, and its argument.
        var words: [String] {
            switch self {
            case .script(let path): ["script", path]
            case .tree(let count): ["tree", String(count)]
            case .pair(let shape): ["pair", shape]
            case .lines(let count): ["lines", String(count)]
            }
        }
    }

    var isInstalled: Bool { Program(executable).isInstalled }

    func program(_ workload: Workload) -> Program? {
        work(workload).map { Program(executable, $0.arguments, input: $0.input) }
    }

    /// All of them; `folder` is that of their programs, `scratch` that of the generated input.
    static func all(folder: String, scratch: String) -> [Peer] {
        [
            tcl(folder), sqlite(folder, scratch), python(folder), bash(folder),
            node(folder), godot(folder, scratch),
        ]
    }

    private static func tcl(_ folder: String) -> Peer {
        Peer(name: "tclsh", executable: "tclsh", session: ([], "% ")) { workload in
            guard case .script(let path) = workload else {
                return (["\(folder)/tree.tcl"] + workload.words, "/dev/null")
            }
            return (["\(folder)/tree.tcl", "script"], path)
        }
    }

    private static func python(_ folder: String) -> Peer {
        Peer(name: "python3", executable: realPython(), session: (["-q"], ">>> ")) { workload in
            let program = "\(folder)/tree.py"
            guard case .script(let path) = workload else {
                return (["-B", program] + workload.words, "/dev/null")
            }
            return (["-B", program, "script"], path)
        }
    }

    /// Past a version switcher's wrapper, which would be measured instead.
    private static func realPython() -> String {
        let question = Program("python3", ["-c", "import sys; print(sys.executable, end='')"])
        let answer = NSTemporaryDirectory() + "vcr-bench-python-\(getpid())"
        defer { unlink(answer) }
        return (try? question.run(keepingOutputIn: answer).output) ?? "python3"
    }

    private static func sqlite(_ folder: String, _ scratch: String) -> Peer {
        Peer(name: "sqlite3", executable: "sqlite3", session: ([], "sqlite> ")) { workload in
            switch workload {
            case .script: ([":memory:"], "\(scratch)/script.sql")
            case .tree: ([":memory:"], "\(folder)/tree.sql")
            case .lines: ([":memory:"], "\(folder)/lines.sql")
            case .pair: nil
            }
        }
    }

    private static func bash(_ folder: String) -> Peer {
        let session = (["--norc", "--noprofile"], "ready> ")
        return Peer(name: "bash", executable: "bash", session: session) { workload in
            guard case .script(let path) = workload else { return nil }
            return (["\(folder)/tree.bash"], path)
        }
    }

    private static func node(_ folder: String) -> Peer {
        Peer(name: "node", executable: "node", session: ([], "> ")) { workload in
            (["\(folder)/tree.js"] + workload.words, "/dev/null")
        }
    }

    private static func godot(_ folder: String, _ scratch: String) -> Peer {
        Peer(name: "godot3-server", executable: "godot3-server") { workload in
            // Leaving with a million nodes takes it minutes.
            switch workload {
            case .pair, .tree: return nil
            case .script, .lines: break
            }
            let arguments = ["-s", "\(folder)/tree.gd"] + workload.words + ["\(scratch)/godot.log"]
            return (arguments, "/dev/null")
        }
    }
}
