/// The elements of an XML file in the order of their start tags, and what stands in them.
///
/// All is kept in a few arrays, so that a file of any size takes a few allocations. An element is
/// meant by its place among the elements.
struct XMLTree {
    struct Element {
        let name: Int32
        let line: Int32
        /// Where its attributes begin; they end where those of the next element begin.
        let attributes: Int32
        /// Behind the last element inside.
        var end: Int32 = 0
        /// Its text, where it is one that has text.
        var text: Int32
        var textEnd: Int32 = 0
    }

    struct Attribute {
        let name: Int32
        let start: Int32
        let end: Int32
    }

    var elements: [Element] = []
    var attributes: [Attribute] = []
    /// The values of the attributes and the texts.
    var bytes: [UInt8] = []
    var names = XMLNames.words

    /// Room for what a file of that size usually has.
    init(fileSize: Int) {
        elements.reserveCapacity(fileSize / 96)
        attributes.reserveCapacity(fileSize / 24)
        bytes.reserveCapacity(fileSize / 3)
    }
}

extension XMLTree {
    typealias Index = Int

    /// The elements right inside of an element.
    func children(_ element: Index) -> Children {
        Children(elements: elements, place: element + 1, end: Int(elements[element].end))
    }

    struct Children: Sequence, IteratorProtocol {
        fileprivate let elements: [XMLTree.Element]
        fileprivate var place: Index
        fileprivate let end: Index

        mutating func next() -> Index? {
            guard place < end else { return nil }
            defer { place = Int(elements[place].end) }
            return place
        }
    }

    /// The element's name.
    func name(_ element: Index) -> String { names.texts[Int(elements[element].name)] }

    /// The element's name, where it is one that the reader asks for.
    func word(_ element: Index) -> Word? { Word(rawValue: elements[element].name) }

    func line(_ element: Index) -> Int { Int(elements[element].line) }

    /// The text inside of a `string`.
    func text(_ element: Index) -> String {
        let element = elements[element]
        return String(decoding: bytes[Int(element.text)..<Int(element.textEnd)], as: UTF8.self)
    }

    /// The attributes of an element, in the file's order.
    func attributes(_ element: Index) -> ArraySlice<Attribute> {
        let next = element + 1
        let end = next < elements.count ? Int(elements[next].attributes) : attributes.count
        return attributes[Int(elements[element].attributes)..<end]
    }

    /// The value of an attribute; nil where the element has none of that name.
    func value(_ element: Index, _ word: Word) -> String? {
        let number = word.rawValue
        return attributes(element).first { $0.name == number }.map(value)
    }

    func value(_ attribute: Attribute) -> String {
        String(decoding: bytes[Int(attribute.start)..<Int(attribute.end)], as: UTF8.self)
    }

    /// The first element of that name right inside of an element.
    func child(_ element: Index, _ word: Word) -> Index? {
        let number = word.rawValue
        return children(element).first { elements[$0].name == number }
    }
}
