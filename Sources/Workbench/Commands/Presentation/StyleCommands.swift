import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// The command that tells what presentation styles become.
extension CommandTable {
    static let styleCommands = [stylesCommand]

    private static let stylesCommand = Command(
        "styles", .looking, "Shows what each presentation style becomes, by presenting it.",
        [
            .optional("STYLE", .choice(presentationStyles)),
            .optional("NAME", .word, after: "--device"),
            .optional("V", .count, after: "--ios"),
        ],
        effect: .look,
        details: [
            Command.Detail("", "who presents, the style and the frame that come of it, and"),
            Command.Detail("", "whether the presenter hears that it disappears"),
            Command.Detail("", "a child presents whose parent, 'context', defines a context"),
            Command.Detail(
                "--device NAME", SimulatedDevice.all.map(\.name).joined(separator: ", ")),
            Command.Detail("--ios V", "one version; 12, 13 and 26 where none is given"),
        ],
        examples: ["styles popover --device iPad", "styles --ios 12 --device \"iPhone SE 3\""],
        run: showStyles)
}

@MainActor
private func showStyles(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    var table = StyleTable()
    table.phrases = session.teaching.phrases
    if let word = arguments.choice(0) { table.styles = table.styles.filter { $0.name == word } }
    if let word = arguments.word(1) { table.devices = [try session.world.device([word])] }
    if let version = arguments.count(2) {
        guard WorldSettings.isSupported(ios: SystemVersion(version)), version >= 8 else {
            throw Diagnostic(
                .wrongValue, at: arguments.span(2), "there is no iOS \(version) here: 8 to 26")
        }
        table.versions = [version]
    }
    session.say(.lines(table.lines()))
}
