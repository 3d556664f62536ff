import CReadline
import Console
import POSIX

/// The program that serves the session to browsers. It reads what this program writes down for
/// followers, and nothing that becomes of it is felt here.
final class PageProcess {
    /// The page could not be started.
    struct StartError: Error {
        /// In one line.
        let message: Sentence
    }

    /// The file that it follows.
    let file: String
    /// What it says of itself: where the page is.
    private(set) var words: [Sentence] = []
    private let id: pid_t
    /// It ends when this end of the pipe is closed, also where this program is killed.
    private let input: Int32
    /// A folder that is there for the file alone.
    private let folder: PageFolder?
    /// Whether it is known to have ended.
    private var hasEnded = false

    /// How many milliseconds its first words may take.
    private static let patience: Int32 = 5000

    /// Starts it for a file that followers have, or else for one of its own.
    init(servingAt place: String, file: String?, in language: LessonLanguage) throws(StartError) {
        folder = file == nil ? PageFolder() : nil
        guard let file = file ?? folder?.file else {
            throw StartError(message: "cannot write to the folder for temporary files")
        }
        self.file = file
        // It is there before the session begins, which puts its own in this place.
        let empty = open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        if empty >= 0 { close(empty) }
        guard let input = Pipe(), let output = Pipe() else {
            throw StartError(message: "no pipe can be opened")
        }
        self.input = input.writing
        let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
        let alone = folder == nil ? [] : ["--alone"]
        let line: [String] =
            ["vcr-page"] + alone + ["--language", language.rawValue, file]
            + (place.isEmpty ? [] : [place])
        id = withArguments(line) {
            vcr_start_beside("vcr-page", $0, input.reading, output.writing, null)
        }
        for end in [input.reading, output.writing, null] { close(end) }
        let lines = id < 0 ? [] : Self.lines(from: output.reading)
        close(output.reading)
        guard id >= 0, let place = lines.first?.wholeMatch(of: #/the page is at (.*)/#)?.1 else {
            let reason =
                lines.first.map { Sentence($0) }
                ?? "the program 'vcr-page' is missing beside this one"
            end()
            throw StartError(message: reason)
        }
        words = ["the page is at \(place)"] + lines.dropFirst().map { Sentence($0) }
    }

    /// Ends it. It takes the file away that was written for it alone when it has read it to its end;
    /// where it has ended already, that is done here.
    func end() {
        let isRunning = !checkEnded()
        close(input)
        if !isRunning { folder?.remove() }
    }

    /// What is to be said where it has ended, though nobody asked it to: once.
    func news() -> Sentence? {
        if hasEnded || !checkEnded() { return nil }
        return "the page is over: the program 'vcr-page' that served it has ended"
    }

    private func checkEnded() -> Bool {
        if !hasEnded { hasEnded = id < 0 || waitpid(id, nil, WNOHANG) != 0 }
        return hasEnded
    }

    /// What it says until it says no more, or takes too long.
    private static func lines(from descriptor: Int32) -> [String] {
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 4096)
        while bytes.count < 1 << 16 {
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, patience) > 0 else { break }
            let count = block.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count <= 0 { break }
            bytes += block[..<count]
        }
        return bytes.split(separator: UInt8(ascii: "\n")).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
