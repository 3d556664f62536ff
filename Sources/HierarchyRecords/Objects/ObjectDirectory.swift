/// What an object is, as far as the log needs to know.
public enum ObjectKind: UInt8, Sendable {
    case application, screen, window, view, controller, presentationController, other

    /// What follows the owner's name where the object is called after it; nil for what is not.
    fileprivate var suffixOfOwner: StaticString? {
        switch self {
        case .view: ".view"
        case .presentationController: ".presentationController"
        case .application, .screen, .window, .controller, .other: nil
        }
    }
}

/// What is known of one object, kept after the object is gone so that its events can still be read.
public struct ObjectRecord: Sendable {
    /// The first name it was given; nil while it has none.
    public var name: String?
    /// The controller whose root view it is, or whose presentation it controls; none otherwise.
    public var owner: ObjectID
    /// Counts the objects of its class, from 1.
    public let ordinalInClass: UInt32
    /// An index into `ObjectDirectory.classNames`.
    public let classIndex: UInt16
    public let kind: ObjectKind
    /// Where the name stands among the directory's printable names; empty where it is none.
    fileprivate(set) var printable = NameRange()

    /// Whether it is called by its class and its number there.
    var isNumbered: Bool { name == nil && (owner == .none || kind.suffixOfOwner == nil) }
}

/// A stretch of a table of text, such as `ObjectDirectory.printableNames`.
struct NameRange: Sendable {
    /// What is copied at once: most names fit into one block, and copying a whole block takes less
    /// time than copying exactly as many bytes as there are.
    typealias Block = SIMD16<UInt8>

    var start: UInt32 = 0
    /// 0 where there is nothing to print.
    var length: UInt8 = 0
}

extension [UInt8] {
    /// Adds text of at most 255 bytes, and zeros up to the end of its last block.
    mutating func appendInBlocks(_ text: some Collection<UInt8>) -> NameRange {
        let start = count
        append(contentsOf: text)
        let length = count - start
        let size = MemoryLayout<NameRange.Block>.size
        append(contentsOf: repeatElement(0, count: (size - length % size) % size))
        return NameRange(start: UInt32(start), length: UInt8(length))
    }
}

/// Names and classes of all objects of one world, by id.
public struct ObjectDirectory: Sendable {
    /// In order of creation; the object of ordinal n stands at n - 1.
    public private(set) var records: [ObjectRecord] = []
    /// Names of the classes met so far.
    public private(set) var classNames: [String] = []
    private var classCounts: [UInt32] = []
    /// Names of printable ASCII, each in whole blocks: they go to the output as they stand here.
    private(set) var printableNames: [UInt8] = []
    /// Where the names of classes stand there, by index; empty where they are not printable.
    private(set) var printableClasses: [NameRange] = []
    /// Objects of steps that an exception undid: their ids begin at `firstGhost`.
    public private(set) var ghosts: [ObjectRecord] = []

    /// Ids at and above this belong to `ghosts`.
    public static let firstGhost: UInt32 = 1 << 31

    /// An empty directory.
    public init() {}

    /// Adds a class and returns its index.
    public mutating func addClass(_ name: String) -> UInt16 {
        classNames.append(name)
        classCounts.append(0)
        printableClasses.append(storePrintable(name))
        return UInt16(classNames.count - 1)
    }

    /// The index of the class of that name, which is added if it is new.
    public mutating func classIndex(named name: String) -> UInt16 {
        if let index = classNames.firstIndex(of: name) { return UInt16(index) }
        return addClass(name)
    }

    /// The ids of all objects that were ever made, in that order.
    public var ids: [ObjectID] { records.indices.map { ObjectID(ordinal: UInt32($0 + 1)) } }

    /// The id that the next object will have.
    public var next: ObjectID { ObjectID(ordinal: UInt32(records.count) + 1) }

    /// Adds an object and returns its id.
    public mutating func add(
        classIndex: UInt16, kind: ObjectKind, owner: ObjectID = .none
    ) -> ObjectID {
        classCounts[Int(classIndex)] += 1
        records.append(
            ObjectRecord(
                name: nil, owner: owner, ordinalInClass: classCounts[Int(classIndex)],
                classIndex: classIndex, kind: kind))
        return ObjectID(ordinal: UInt32(records.count))
    }

    /// Gives the object its name, unless it has one.
    public mutating func setName(_ name: String, for id: ObjectID) {
        guard id != .none, records[Int(id.ordinal) - 1].name == nil else { return }
        records[Int(id.ordinal) - 1].name = name
        records[Int(id.ordinal) - 1].printable = storePrintable(name)
    }

    private mutating func storePrintable(_ name: String) -> NameRange {
        let utf8 = name.utf8
        guard utf8.count <= UInt8.max, printableNames.count <= Int32.max,
            utf8.allSatisfy({ (0x20...0x7E).contains($0) })
        else { return NameRange() }
        return printableNames.appendInBlocks(utf8)
    }

    /// Says whose root view, or whose presentation controller, the object is.
    public mutating func setOwner(_ owner: ObjectID, for id: ObjectID) {
        records[Int(id.ordinal) - 1].owner = owner
    }

    /// What is known of the object; nil for `none`.
    public func record(_ id: ObjectID) -> ObjectRecord? {
        if id == .none { return nil }
        if id.ordinal >= Self.firstGhost { return ghosts[Int(id.ordinal - Self.firstGhost)] }
        return records[Int(id.ordinal) - 1]
    }

    /// The name of the object's class; empty for `none`.
    public func className(_ id: ObjectID) -> String {
        record(id).map { classNames[Int($0.classIndex)] } ?? ""
    }

    /// Whether the object has no name of its own, nor one of its owner: `Class-N`.
    public func isNumbered(_ id: ObjectID) -> Bool { record(id)?.isNumbered ?? false }

    /// The object as the log writes it: its name, `x.view`, `x.presentationController`,
    /// `Class-N`, or `nil`.
    public func name(_ id: ObjectID) -> String {
        if let name = record(id)?.name { return name }
        var bytes: [UInt8] = []
        writeName(id, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the object's name in UTF-8, without making a string of it.
    public func writeName(_ id: ObjectID, into bytes: inout [UInt8]) {
        guard let record = record(id) else { return bytes.append("nil") }
        if let name = record.name { return bytes.append(utf8: name) }
        if record.owner != .none, let suffix = record.kind.suffixOfOwner {
            writeName(record.owner, into: &bytes)
            return bytes.append(suffix)
        }
        bytes.append(utf8: classNames[Int(record.classIndex)])
        bytes.append(UInt8(ascii: "-"))
        bytes.append(decimal: record.ordinalInClass)
    }
}

extension ObjectDirectory {
    /// Keeps the ghosts of the directory that this one replaces.
    mutating func keepGhosts(of other: ObjectDirectory) {
        for ghost in other.ghosts { addGhost(ghost, of: other, called: ghost.name) }
    }

    /// Keeps what `other` knew of an object under a lasting id. The name is fixed as text, for its owner
    /// goes as well.
    mutating func addGhost(of id: ObjectID, from other: ObjectDirectory) -> ObjectID {
        guard var record = other.record(id) else { return .none }
        record.owner = .none
        addGhost(record, of: other, called: other.name(id))
        return ObjectID(ordinal: Self.firstGhost + UInt32(ghosts.count - 1))
    }

    /// Adds an object of a directory that may have met other classes.
    private mutating func addGhost(
        _ record: ObjectRecord, of other: ObjectDirectory, called name: String?
    ) {
        ghosts.append(
            ObjectRecord(
                name: name, owner: record.owner, ordinalInClass: record.ordinalInClass,
                classIndex: classIndex(named: other.classNames[Int(record.classIndex)]),
                kind: record.kind))
    }
}
