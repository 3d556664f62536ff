import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// The storyboards and nibs that are open in a world, in the order in which they were opened.
@MainActor
final class OpenStoryboards {
    @Counted private(set) var entries: [InterfaceFileStore.Entry] = []
    @Counted private(set) var storyboards: [UIStoryboard] = []
    /// Those that nothing but a name in code or a reference in another file has opened.
    @Counted private var referred: [InterfaceFileStore.Entry] = []
    /// Those that the running step has found so.
    private var foundInStep: [InterfaceFileStore.Entry] = []
    /// What the running step is to find where it is taken again.
    private var foundBefore: [InterfaceFileStore.Entry] = []
    private let store: InterfaceFileStore
    private let mayRead: () -> Bool

    init(_ store: InterfaceFileStore, mayRead: @escaping () -> Bool) {
        self.store = store
        self.mayRead = mayRead
    }

    /// Opens a file, which takes the place of one of the same name.
    func open(_ entry: InterfaceFileStore.Entry) -> UIStoryboard {
        let storyboard = UIStoryboard(entry.index, name: entry.name)
        if let place = entries.firstIndex(where: { $0.name == entry.name }) {
            entries.remove(at: place)
            storyboards.remove(at: place)
        }
        entries.append(entry)
        storyboards.append(storyboard)
        return storyboard
    }

    /// Begins a step; where it is taken again, with the files that it found when it was taken first.
    func beginStep(finding files: [InterfaceFileStore.Entry] = []) {
        (foundInStep, foundBefore) = ([], files)
    }

    /// The files that the step has found which ends.
    func endStep() -> [InterfaceFileStore.Entry] {
        defer { beginStep() }
        return foundInStep
    }

    /// The files that were opened, and those that references and code have led to.
    var known: [InterfaceFileStore.Entry] {
        entries + referred.filter { entry in !entries.contains { $0.path == entry.path } }
    }

    /// The opened storyboards alone, without the nibs.
    var withoutNibs: [UIStoryboard] { storyboards.filter { $0.document.kind == .storyboard } }

    /// The opened storyboard of that base name.
    func storyboard(named name: String) -> UIStoryboard? { withoutNibs.last { $0.name == name } }

    /// What a name in code or in a reference means: an open file of that name, or else the file beside
    /// the one that refers to it.
    func find(
        _ name: String, _ kind: InterfaceFileKind, _ referring: UIStoryboard?
    ) -> InterfaceFile? {
        let isNib = kind == .nib
        let open = entries.last { $0.name == name && ($0.document.kind == .nib) == isNib }
        guard let entry = open ?? beside(name, referring),
            (entry.document.kind == .nib) == isNib
        else { return nil }
        return isNib ? .nib(entry.document) : .storyboard(entry.index)
    }

    /// A nib that code names is looked for beside every open file.
    private func beside(_ name: String, _ referring: UIStoryboard?) -> InterfaceFileStore.Entry? {
        let paths =
            referring.map { [store.path(of: $0.index)].compactMap { $0 } } ?? entries.map(\.path)
        for path in paths {
            if let found = store.entry(
                named: name, beside: path, preferring: referred + foundBefore, mayRead: mayRead())
            {
                note(found)
                return found
            }
        }
        return nil
    }

    private func note(_ found: InterfaceFileStore.Entry) {
        guard !referred.contains(where: { $0.path == found.path }) else { return }
        referred.append(found)
        foundInStep.append(found)
    }
}
