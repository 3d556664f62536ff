/// An array in pieces of one size: as it grows, nothing is copied to a larger place.
public struct PiecewiseArray<Element> {
    @inlinable static var pieceBits: Int { 12 }
    @inlinable static var pieceSize: Int { 1 << pieceBits }

    /// Full pieces.
    @usableFromInline var pieces: [ContiguousArray<Element>] = []
    /// The piece that grows.
    @usableFromInline var growing: ContiguousArray<Element> = []

    /// An empty array.
    @inlinable
    public init() {}

    /// Adds an element at the end.
    @inlinable @inline(__always)
    public mutating func append(_ element: Element) {
        if growing.count == Self.pieceSize { beginPiece() }
        growing.append(element)
    }

    /// Adds elements at the end.
    @inlinable
    public mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
        var rest = elements[...]
        while !rest.isEmpty {
            if growing.count == Self.pieceSize { beginPiece() }
            let part = rest.prefix(Self.pieceSize - growing.count)
            growing.append(contentsOf: UnsafeBufferPointer(rebasing: part))
            rest = rest.dropFirst(part.count)
        }
    }

    @inlinable @inline(never)
    mutating func beginPiece() {
        pieces.append(growing)
        growing = []
        growing.reserveCapacity(Self.pieceSize)
    }

    /// The pieces that will not grow any more.
    var fullPieces: [ContiguousArray<Element>] { pieces }

    /// Takes the first full pieces out; all other elements move up.
    mutating func takeFirst(_ count: Int) -> ArraySlice<ContiguousArray<Element>> {
        let taken = pieces[..<count]
        pieces.removeFirst(count)
        return taken
    }

    /// Puts full pieces before all elements.
    mutating func putFirst(_ taken: [ContiguousArray<Element>]) { pieces = taken + pieces }

    /// Drops every element from `count` on.
    @inlinable
    public mutating func truncate(to count: Int) {
        while pieces.count &<< Self.pieceBits > count, let piece = pieces.popLast() {
            growing = piece
        }
        growing.removeLast(endIndex - count)
    }
}

extension PiecewiseArray: Sendable where Element: Sendable {}

extension PiecewiseArray: RandomAccessCollection, MutableCollection {
    /// 0.
    @inlinable public var startIndex: Int { 0 }

    /// Behind the last element.
    @inlinable @inline(__always)
    public var endIndex: Int { pieces.count &<< Self.pieceBits &+ growing.count }

    /// The number of elements.
    @inlinable @inline(__always)
    public var count: Int { endIndex }

    /// The element at an index, which must be in bounds.
    @inlinable
    public subscript(index: Int) -> Element {
        @inline(__always)
        get {
            let place = index & (Self.pieceSize - 1)
            let piece = index >> Self.pieceBits
            return piece == pieces.count ? growing[place] : pieces[piece][place]
        }
        @inline(__always)
        _modify {
            let place = index & (Self.pieceSize - 1)
            if index >> Self.pieceBits == pieces.count {
                yield &growing[place]
            } else {
                yield &pieces[index >> Self.pieceBits][place]
            }
        }
    }
}
