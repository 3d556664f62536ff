import CommandLanguage
import Rendering
import Workbench

/// A command line that was not understood.
public enum UsageError {
    /// Says so in one line and returns the program's exit status.
    @MainActor
    public static func report(_ message: Message, to output: Output) -> Int32 {
        report(words: output.phrases(message), to: output)
    }

    /// Says what the argument parser says in English.
    @MainActor
    public static func report(ofParser text: String, to output: Output) -> Int32 {
        report(words: output.phrases.sentence(ofParser: text), to: output)
    }

    @MainActor
    private static func report(words: String, to output: Output) -> Int32 {
        output.talk(lines: [line(words, output.phrases)])
        return ExitStatus.usage.code
    }

    /// The message in one line, and where to read on.
    static func line(_ message: String, _ phrases: Phrasebook = Phrasebook(.english)) -> String {
        let first = VisibleText.of(message.split(separator: "\n").joined(separator: " "))
        return "vcr: " + phrases("\(first) (see 'vcr --help')" as Message)
    }
}
