import CommandLanguage
@_spi(Kit) import HeadlessUIKit

/// Who observes properties by their keys. Those of Swift that are not `dynamic` tell nobody, as in an app; of what UIKit
/// changes by itself only the geometry of views is told, which apps observe in practice.
@MainActor
final class KeyValueObservers {
    /// Whom a change is told.
    enum Receiver {
        case object(AnyObject)
        case closure(ScriptFunction)
    }

    private final class Entry {
        weak var object: AnyObject?
        let path: String
        private(set) weak var observer: AnyObject?
        /// Who they are while they go: an object in its deinit is nil to whom holds it weakly.
        private let objectID: ObjectIdentifier
        private let observerID: ObjectIdentifier?
        let closure: ScriptFunction?
        let options: Int
        let context: Value
        var last: Value = .null

        init(
            _ object: AnyObject, _ path: String, _ receiver: Receiver, _ options: Int,
            _ context: Value
        ) {
            (self.object, self.path, self.options, self.context) = (object, path, options, context)
            objectID = ObjectIdentifier(object)
            switch receiver {
            case .object(let observer):
                (self.observer, observerID, closure) = (observer, ObjectIdentifier(observer), nil)
            case .closure(let function): (observerID, closure) = (nil, function)
            }
        }

        /// Whether that object observes the other; either may be in its deinit.
        func isOf(_ observer: AnyObject, _ observed: AnyObject) -> Bool {
            (self.observer ?? observer) === observer && observerID == ObjectIdentifier(observer)
                && (object ?? observed) === observed && objectID == ObjectIdentifier(observed)
        }
    }

    private unowned let evaluator: Evaluator
    private var entries: [Entry] = []

    init(_ evaluator: Evaluator) { self.evaluator = evaluator }

    private var classes: ClassTable { evaluator.variables.classes }

    /// Begins to observe; gives what ends it.
    @discardableResult
    func add(
        _ receiver: Receiver, of object: AnyObject, _ path: String, options: Value,
        context: Value = .null
    ) -> () -> Void {
        let entry = Entry(object, path, receiver, bits(of: options), context)
        entry.last = value(entry)
        entries.removeAll { $0.object == nil }
        entries.append(entry)
        Changes.note()
        evaluator.simulator.geometryWatcher = { [weak self] view in self?.look(at: view) }
        if entry.options & 4 != 0 { tell(entry, isInitial: true) }
        return { [weak self, weak entry] in self?.entries.removeAll { $0 === entry } }
    }

    /// Ends the newest observation of that kind; false where there is none. Either object may be in its deinit.
    func remove(_ observer: AnyObject, of object: AnyObject, _ path: String) -> Bool {
        let (observer, object) = (original(observer), original(object))
        let index = entries.lastIndex { entry in
            entry.path == path && entry.isOf(observer, object)
        }
        guard let index else { return false }
        entries.remove(at: index)
        Changes.note()
        return true
    }

    private func original(_ object: AnyObject) -> AnyObject {
        (object as? DepartingObject)?.original ?? object
    }

    /// Tells of a property that was set, or whose change code announces itself, by `didChangeValue(forKey:)`.
    func note(_ owner: Value, _ property: String, isAnnounced: Bool = false) {
        guard !entries.isEmpty, case .object(let object) = owner else { return }
        for entry in entries
        where isOn(entry.path, of: entry.object, object, property, isAnnounced: isAnnounced) {
            if !isAnnounced, object is UIView, Self.geometry.contains(property) { continue }
            tell(entry, isInitial: false)
        }
    }

    /// Tells of a view whose geometry changed.
    private func look(at view: UIView) {
        for entry in entries where entry.object === view && Self.geometry.contains(entry.path) {
            if !entry.last.equals(value(entry)) { tell(entry, isInitial: false) }
        }
    }

    private static let geometry: Set<String> = [
        "frame", "bounds", "center", "contentOffset", "contentSize",
    ]

    // MARK: Paths

    /// Whether the object's property is a step of the path that begins at the root.
    private func isOn(
        _ path: String, of root: AnyObject?, _ object: AnyObject, _ property: String,
        isAnnounced: Bool
    ) -> Bool {
        guard let root else { return false }
        var value = Value.object(root)
        for key in path.split(separator: ".").map(String.init) {
            guard case .object(let owner) = value else { return false }
            if owner === object, key == property || key.asFlag == property {
                return isAnnounced || isDynamic(property, of: owner)
            }
            value = read(key, of: value)
        }
        return false
    }

    private func value(_ entry: Entry) -> Value {
        guard let root = entry.object else { return .null }
        return entry.path.split(separator: ".").reduce(.object(root)) { value, key in
            read(String(key), of: value)
        }
    }

    private func read(_ key: String, of value: Value) -> Value {
        let property =
            classes.property(key, ofValue: value) ?? classes.property(key.asFlag, ofValue: value)
        return (try? property?.get(value)) ?? .null
    }

    /// A property that Swift's code declares tells of its changes only where it is `dynamic`.
    private func isDynamic(_ name: String, of object: AnyObject) -> Bool {
        (object as? any ScriptedObject)?.script.kind.member(name)?.isSilent != true
    }

    // MARK: Telling

    private func tell(_ entry: Entry, isInitial: Bool) {
        guard let object = entry.object else { return }
        let old = entry.last
        entry.last = value(entry)
        let new = entry.options & 1 != 0 ? entry.last : nil
        let former = entry.options & 2 != 0 && !isInitial ? old : nil
        if let closure = entry.closure {
            _ = closure.call([.object(object), change(new, former)])
        } else if let observer = entry.observer {
            send(entry, to: observer, object, new, former)
        }
    }

    private func change(_ new: Value?, _ old: Value?) -> Value {
        let type = classes.prelude.definition(named: "NSKeyValueObservedChange")?.type
        let made = try? type?.members.initialisers.first?.call(.void, [new ?? .null, old ?? .null])
        return made ?? .null
    }

    private func send(
        _ entry: Entry, to observer: AnyObject, _ object: AnyObject, _ new: Value?, _ old: Value?
    ) {
        let selector = "observeValueForKeyPath:ofObject:change:context:"
        let span = SourceSpan(line: 1, column: 1)
        let isOfC = Value.object(observer).member(for: selector, in: classes) != nil
        let entries = [
            ("NSKeyValueChangeKindKey", "kindKey", Value.int(1)),
            ("NSKeyValueChangeNewKey", "newKey", new), ("NSKeyValueChangeOldKey", "oldKey", old),
        ]
        .compactMap { text, name, value in
            value.map { DictionaryEntry(isOfC ? .string(text) : key(name), $0) }
        }
        let values = [.string(entry.path), .object(object), .dictionary(entries), entry.context]
        if isOfC {
            evaluator.sendLater(selector, values, to: .object(observer), at: span)
        } else {
            AnyTarget(object: observer).send(
                "observeValue(forKeyPath:of:change:context:)", values)
        }
    }

    private func key(_ name: String) -> Value {
        guard let type = classes.prelude.definition(named: "NSKeyValueChangeKey")?.type,
            let index = type.valueNames?.firstIndex(of: name)
        else { return .string(name) }
        return .choice(type, index)
    }

    private func bits(of options: Value) -> Int {
        if case .int(let bits) = options.untyped { return bits }
        if case .options(_, let bits) = options.untyped { return Int(bits) }
        return 0
    }
}

extension String {
    /// `isHidden` of `hidden`.
    fileprivate var asFlag: String { "is" + capitalisedFirst }
}

extension TypeDescription {
    /// What observers of a property are told.
    static let observingOptions = TypeDescription(
        "NSKeyValueObservingOptions",
        .options([("new", 1), ("old", 2), ("initial", 4), ("prior", 8)])
    ) { TypeMembers() }
}
