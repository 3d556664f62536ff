import CReadline
import Console
import POSIX

/// The kit with which packages for UIKit are built: a folder of modules, and programs that build with them.
enum Kit {
    /// What it does; the raw value is the program's name.
    enum Tool: String {
        /// Runs `swift` in a package for UIKit.
        case swift = "vcr-swift"
        /// Makes a shell that knows a package's classes, and runs it.
        case shell = "vcr-package"
        /// Copies it.
        case copy = "vcr-kit"
    }

    /// Runs a program of it in the place of this one, with the words, in that language. Where that cannot be, it returns
    /// why.
    static func run(_ tool: Tool, _ words: [String], in language: LessonLanguage) -> Sentence {
        setenv("VCR_LANGUAGE", language.rawValue, 1)
        let programs = places.map { "\($0)/bin/\(tool.rawValue)" }
        guard let program = programs.first(where: { access($0, X_OK) == 0 }) else {
            return """
                there is no kit beside this program: 'scripts/kit DIR' in a checkout makes one, \
                and VCR_KIT=DIR names it
                """
        }
        let error = withArguments([program] + words) {
            execv(program, $0)
            return errno
        }
        return "cannot run \(program): \(SystemError.words(error))"
    }

    /// Where it may be: where the environment says, beside an installed program, in a checkout.
    private static var places: [String] {
        (Surroundings.variable("VCR_KIT").map { [$0] } ?? []) + besideProgram
    }

    private static var besideProgram: [String] {
        guard let folder = programFolder else { return [] }
        return ["\(folder)/../share/vcr/kit", "\(folder)/../../kit", "\(folder)/../kit"]
    }

    private static var programFolder: String? {
        guard let path = realpath("/proc/self/exe", nil) else { return nil }
        defer { free(path) }
        let parts = String(cString: path).split(separator: "/").dropLast()
        return "/" + parts.joined(separator: "/")
    }
}
