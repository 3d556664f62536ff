import CommandLanguage

/// The package whose classes a script needs, which its first command says.
@MainActor
public enum PackageOfScript {
    /// The folder that `package` names as the first command of what is run first; nil where there is none. Only a
    /// regular file is looked into: what a pipe gives is gone once it is read.
    public static func folder(_ plan: RunPlan) -> String? {
        if let first = plan.commands.first { return folder(first.utf8) }
        guard let path = plan.files.first, path != "-", let file = try? ScriptFile(path: path),
            !file.isLive, !file.isMarkdown
        else { return nil }
        var folder: String?
        _ = file.read { folder = Self.folder($0) }
        return folder
    }

    /// Its line alone is parsed: every start waits for this. `package class Home` is Swift's, and has more words.
    private static func folder(_ script: some Collection<UInt8>) -> String? {
        let lines = String(decoding: script.prefix(longestHead), as: UTF8.self)
            .split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
        guard let line = lines.first(where: { !$0.isEmpty && !$0.hasPrefix("#") }),
            line.contains("package")
        else { return nil }
        var parser = ScriptParser(file: nil)
        parser.feed(String(line))
        parser.finish()
        guard case .verb(let verb)? = try? parser.next(), verb.word.text == "package",
            verb.operands.count == 1, case .word(let folder) = verb.operands[0]
        else { return nil }
        return folder.text
    }

    /// So many bytes of a script may comments take before its first command.
    private static let longestHead = 4096
}
