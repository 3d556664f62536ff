import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import InterfaceBuilder
import Lessons

/// The storyboards and nibs that a session has read, each version of a file once: steps that are
/// repeated mean what they meant, even where the file has changed since.
@MainActor
final class InterfaceFileStore {
    /// One version of a file.
    struct Entry {
        let path: String
        let index: StoryboardIndex
        /// The fingerprint of its bytes.
        let digest: String

        var document: InterfaceDocument { index.document }
        /// The name that `UIStoryboard(name:)` knows it by.
        var name: String { Self.baseName(of: path) }

        static func baseName(of path: String) -> String {
            let file = SessionStore.lastPart(of: path)
            return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        }
    }

    private var entries: [String: [Entry]] = [:]
    /// Which file an operand meant when its step was taken first.
    private var paths: [String: String] = [:]
    /// What was read and is not written into a running copy of the session yet; nil where none is.
    private var unsent: [(path: String, digest: String, bytes: [UInt8])]?
    /// Files that have changed since the session was saved that is being loaded.
    private(set) var changed: [String] = []

    /// The file of an operand: in a step that is repeated the one that it meant before, and a file of
    /// the course where the operand names one and none of that name stands beside the script.
    func path(of file: Word, from scripts: ScriptStack, again: Bool) -> String {
        if again, let known = paths[file.text] { return known }
        var path = scripts.resolve(file.text, from: file.span.file)
        if !SessionStore.isFile(path), LessonCatalogue.resource(named: file.text) != nil {
            path = file.text
        }
        paths[file.text] = path
        return path
    }

    /// The relative path of an operand's file from the folder of another file; nil where the operand
    /// names it by its whole path, or a file of the course.
    func path(of file: Word, from other: String) -> String? {
        guard !file.text.hasPrefix("/"), !file.text.hasPrefix("~"), let known = paths[file.text],
            SessionStore.isFile(known)
        else { return nil }
        let way = SessionStore.path(of: known, from: SessionStore.directory(of: other))
        return way.contains { $0 == "\"" || $0 == "\\" } ? nil : way
    }

    /// The operand with the ending that it lacks, where such a file is there or in the course.
    func completed(_ file: Word, from scripts: ScriptStack) -> String? {
        [".storyboard", ".xib"].map { file.text + $0 }.first { name in
            SessionStore.isFile(scripts.resolve(name, from: file.span.file))
                || LessonCatalogue.resource(named: name) != nil
        }
    }

    /// The version with that digest, or else the file as it is now.
    func entry(
        _ path: String, digest: String?, again: Bool, at span: SourceSpan
    ) throws(Diagnostic) -> Entry {
        if again, let known = known(path, digest) ?? known(digest) { return known }
        return try read(path, at: span)
    }

    /// Whether a version of the file was read already, or came with a session that is followed.
    func knows(_ path: String, digest: String?) -> Bool {
        entries[path] != nil || known(digest) != nil
    }

    /// A file of any name with that digest.
    private func known(_ digest: String?) -> Entry? {
        guard let digest else { return nil }
        return entries.values.lazy.compactMap { $0.last { $0.digest == digest } }.first
    }

    private func known(_ path: String, _ digest: String?) -> Entry? {
        entries[path]?.last { digest == nil || $0.digest == digest }
    }

    /// The bytes of a file of the course, where no file stands under that path.
    private static func courseFile(_ path: String) -> [UInt8]? {
        guard let file = LessonCatalogue.resource(named: path), !SessionStore.isFile(path) else {
            return nil
        }
        return Array(file.text.utf8)
    }

    /// Whether reading that path takes no file of the user's.
    func isOfCourse(_ path: String) -> Bool { Self.courseFile(path) != nil }

    private func read(_ path: String, at span: SourceSpan) throws(Diagnostic) -> Entry {
        if let text = Self.courseFile(path) { return try add(text, of: path, at: span) }
        return try add(SessionStore.read(path, at: span), of: path, at: span)
    }

    /// Keeps a version of a file whose bytes are these.
    @discardableResult
    func add(
        _ bytes: [UInt8], of path: String, at span: SourceSpan
    ) throws(Diagnostic) -> Entry {
        var fingerprint = Fingerprint()
        fingerprint.combine(bytes)
        if let known = known(path, fingerprint.text) { return known }
        let document: InterfaceDocument
        do throws(UnreadableInterface) {
            document = try InterfaceReader.document(bytes, file: path)
        } catch {
            throw Diagnostic(.file, at: span, "\(error)")
        }
        let entry = Entry(
            path: path, index: StoryboardIndex(document), digest: fingerprint.text)
        entries[path, default: []].append(entry)
        unsent?.append((path, entry.digest, bytes))
        return entry
    }

    /// From now on the bytes of each file that is read are kept until `takeUnsent`.
    func keepContents() { unsent = unsent ?? [] }

    /// The files that were read since, in order.
    func takeUnsent() -> [(path: String, digest: String, bytes: [UInt8])] {
        defer { if unsent != nil { unsent = [] } }
        return unsent ?? []
    }

    /// The file beside another one, in one of the given versions or else in the last that was read; nil where
    /// it is not there, or cannot be read.
    func entry(
        named name: String, beside path: String, preferring versions: [Entry], mayRead: Bool
    ) -> Entry? {
        let folder = SessionStore.directory(of: path)
        for suffix in [".storyboard", ".xib"] {
            let file = folder == "." ? name + suffix : "\(folder)/\(name)\(suffix)"
            if let known = versions.first(where: { $0.path == file }) ?? known(file, nil) {
                return known
            }
            guard mayRead else { continue }
            do throws(Diagnostic) {
                return try read(file, at: SourceSpan(line: 1, column: 1))
            } catch {
                continue
            }
        }
        return nil
    }

    /// The file of a document.
    func path(of index: StoryboardIndex) -> String? {
        for versions in entries.values {
            if let found = versions.first(where: { $0.index === index }) { return found.path }
        }
        return nil
    }

    /// Keeps that a file is not what it was when the session was saved.
    func noteChange(of file: String) { if !changed.contains(file) { changed.append(file) } }

    /// The files that were noted, which are forgotten.
    func takeChanged() -> [String] {
        defer { changed = [] }
        return changed
    }
}
