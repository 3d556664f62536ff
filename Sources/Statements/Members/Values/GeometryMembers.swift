import HeadlessUIKit

extension CGPoint: ScriptValue {
    static var valueType: ValueType { .named(.point) }
    static func from(_ value: Value) -> CGPoint? {
        if case .point(let point) = value { point } else { nil }
    }
    var value: Value { .point(self) }
}

extension CGSize: ScriptValue {
    static var valueType: ValueType { .named(.size) }
    static func from(_ value: Value) -> CGSize? {
        if case .size(let size) = value { size } else { nil }
    }
    var value: Value { .size(self) }
}

extension CGRect: ScriptValue {
    static var valueType: ValueType { .named(.rect) }
    static func from(_ value: Value) -> CGRect? {
        if case .rect(let rect) = value { rect } else { nil }
    }
    var value: Value { .rect(self) }
}

extension UIEdgeInsets: ScriptValue {
    static var valueType: ValueType { .named(.insets) }
    static func from(_ value: Value) -> UIEdgeInsets? {
        if case .insets(let insets) = value { insets } else { nil }
    }
    var value: Value { .insets(self) }
}

extension CGVector: ScriptValue {
    static var valueType: ValueType { .named(.vector) }
    static func from(_ value: Value) -> CGVector? {
        if case .vector(let vector) = value { vector } else { nil }
    }
    var value: Value { .vector(self) }
}

extension CATransform3D: ScriptValue {
    static var valueType: ValueType { .named(.transform3D) }
    static func from(_ value: Value) -> CATransform3D? {
        if case .transform3D(let transform) = value { transform } else { nil }
    }
    var value: Value { .transform3D(self) }
}

extension CGAffineTransform: ScriptValue {
    static var valueType: ValueType { .named(.transform) }
    static func from(_ value: Value) -> CGAffineTransform? {
        if case .transform(let transform) = value { transform } else { nil }
    }
    var value: Value { .transform(self) }
}

extension MemberMethod {
    /// The same with whole numbers in the place of fractions.
    @MainActor fileprivate var takingWholeNumbers: MemberMethod {
        let own = self
        return MemberMethod(
            name,
            parameters: parameters.map {
                MethodParameter(label: $0.label, type: .int, defaultValue: nil)
            }, result: result
        ) { (receiver, arguments) throws(ConversionFailure) in
            try own.call(receiver, arguments.map { .double(Double(Int.from($0) ?? 0)) })
        }
    }
}

extension TypeDescription {
    /// Whether its values are points, sizes or rectangles.
    var isGeometry: Bool { [Self.point, Self.size, Self.rect].contains { $0 === self } }

    /// `CGPoint(x: 1, y: column)`: its initialisers of fractions as they take whole numbers.
    var initialisersOfWholeNumbers: [MemberMethod] {
        members.initialisers.filter { initialiser in
            !initialiser.parameters.isEmpty
                && initialiser.parameters.allSatisfy { $0.type.isNamed(.double) }
        }.map(\.takingWholeNumbers)
    }

    static let point = TypeDescription("CGPoint", value: CGPoint.self) { type in
        type.initialiser("init()") { CGPoint.zero }
        type.initialiser("init(x:y:)") { (x: CGFloat, y: CGFloat) in CGPoint(x: x, y: y) }
        type.staticProperty("zero") { CGPoint.zero }
        type.property("x", { $0.x }, { $0.x = $1 })
        type.property("y", { $0.y }, { $0.y = $1 })
        type.method("applying(_:)", CGPoint.applying)
        type.method("equalTo(_:)") { point in { (other: CGPoint) in point == other } }
    }

    static let size = TypeDescription("CGSize", value: CGSize.self) { type in
        type.initialiser("init()") { CGSize.zero }
        type.initialiser("init(width:height:)") { (width: CGFloat, height: CGFloat) in
            CGSize(width: width, height: height)
        }
        type.staticProperty("zero") { CGSize.zero }
        type.property("width", { $0.width }, { $0.width = $1 })
        type.property("height", { $0.height }, { $0.height = $1 })
        type.method("equalTo(_:)") { size in { (other: CGSize) in size == other } }
    }

    static let rect: TypeDescription = TypeDescription("CGRect", value: CGRect.self) { type in
        type.initialiser("init()") { CGRect.zero }
        type.initialiser("init(x:y:width:height:)") {
            (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) in
            CGRect(x: x, y: y, width: width, height: height)
        }
        type.initialiser("init(origin:size:)") { (origin: CGPoint, size: CGSize) in
            CGRect(origin: origin, size: size)
        }
        type.staticProperty("zero") { CGRect.zero }
        type.staticProperty("null") { CGRect.null }
        type.property("origin", { $0.origin }, { $0.origin = $1 })
        type.property("size", { $0.size }, { $0.size = $1 })
        type.property("width", { $0.width })
        type.property("height", { $0.height })
        type.property("minX", { $0.minX })
        type.property("midX", { $0.midX })
        type.property("maxX", { $0.maxX })
        type.property("minY", { $0.minY })
        type.property("midY", { $0.midY })
        type.property("maxY", { $0.maxY })
        type.property("isEmpty", { $0.isEmpty })
        type.property("isNull", { $0.isNull })
        type.property("integral", { $0.integral })
        type.property("standardized", { $0.standardized })
        type.method("offsetBy(dx:dy:)", CGRect.offsetBy)
        type.method("insetBy(dx:dy:)", CGRect.insetBy)
        type.method("inset(by:)", CGRect.inset)
        type.method("equalTo(_:)") { rect in { (other: CGRect) in rect == other } }
        type.method("union(_:)", CGRect.union)
        type.method("intersection(_:)", CGRect.overlap)
        type.method("intersects(_:)", CGRect.overlaps)
        type.method("contains(_:)") { rect in { (point: CGPoint) in rect.encloses(point) } }
        type.method("contains(_:)") { rect in { (other: CGRect) in rect.contains(other) } }
        type.method("applying(_:)", CGRect.applying)
        type.add([dividing])
    }

    /// The sides of a rectangle.
    static let sideOfRect: TypeDescription = TypeDescription(
        "CGRectEdge", choices: ["minXEdge", "minYEdge", "maxXEdge", "maxYEdge"])

    private static let dividing: MemberMethod = MemberMethod(
        "divided(atDistance:from:)", parameters: [.double, .named(.sideOfRect)],
        result: .tuple([
            TupleElement(label: "slice", type: .named(.rect)),
            TupleElement(label: "remainder", type: .named(.rect)),
        ])
    ) { receiver, arguments in
        guard case .rect(let rect) = receiver, case .choice(_, let edge) = arguments[1] else {
            return .null
        }
        let isHorizontal = edge % 2 == 0
        let length = isHorizontal ? rect.width : rect.height
        let slice = min(max(arguments[0].number ?? 0, 0), length)
        let first = rect.part(from: 0, to: slice, isHorizontal)
        let rest = rect.part(from: slice, to: length, isHorizontal)
        if edge < 2 { return .tuple(NestedList([.rect(first), .rect(rest)])) }
        let last = rect.part(from: length - slice, to: length, isHorizontal)
        let start = rect.part(from: 0, to: length - slice, isHorizontal)
        return .tuple(NestedList([.rect(last), .rect(start)]))
    }

    static let insets = TypeDescription("UIEdgeInsets", value: UIEdgeInsets.self) { type in
        type.initialiser("init()") { UIEdgeInsets.zero }
        type.initialiser("init(top:left:bottom:right:)") {
            (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) in
            UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        }
        type.staticProperty("zero") { UIEdgeInsets.zero }
        type.property("top", { $0.top }, { $0.top = $1 })
        type.property("left", { $0.left }, { $0.left = $1 })
        type.property("bottom", { $0.bottom }, { $0.bottom = $1 })
        type.property("right", { $0.right }, { $0.right = $1 })
    }

    static let vector = TypeDescription("CGVector", value: CGVector.self) { type in
        type.initialiser("init()") { CGVector.zero }
        type.initialiser("init(dx:dy:)") { (dx: CGFloat, dy: CGFloat) in CGVector(dx: dx, dy: dy) }
        type.staticProperty("zero") { CGVector.zero }
        type.property("dx", { $0.dx }, { $0.dx = $1 })
        type.property("dy", { $0.dy }, { $0.dy = $1 })
    }

    static let transform3D = TypeDescription("CATransform3D", value: CATransform3D.self) { type in
        type.initialiser("init()") { CATransform3D() }
        for (index, entry) in CATransform3DIdentity.labelled.enumerated() {
            type.property(entry.label, { $0.entries[index] }, { $0.entries[index] = $1 })
        }
    }

    static let transform = TypeDescription("CGAffineTransform", value: CGAffineTransform.self) {
        type in
        type.initialiser("init()") { CGAffineTransform.identity }
        type.initialiser("init(a:b:c:d:tx:ty:)") {
            (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) in
            CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        }
        type.initialiser("init(translationX:y:)") { (x: CGFloat, y: CGFloat) in
            CGAffineTransform(translationX: x, y: y)
        }
        type.initialiser("init(scaleX:y:)") { (x: CGFloat, y: CGFloat) in
            CGAffineTransform(scaleX: x, y: y)
        }
        type.initialiser("init(rotationAngle:)") { (angle: CGFloat) in
            CGAffineTransform(rotationAngle: angle)
        }
        type.staticProperty("identity") { CGAffineTransform.identity }
        type.property("a", { $0.a }, { $0.a = $1 })
        type.property("b", { $0.b }, { $0.b = $1 })
        type.property("c", { $0.c }, { $0.c = $1 })
        type.property("d", { $0.d }, { $0.d = $1 })
        type.property("tx", { $0.tx }, { $0.tx = $1 })
        type.property("ty", { $0.ty }, { $0.ty = $1 })
        type.property("isIdentity", { $0.isIdentity })
        type.method("concatenating(_:)", CGAffineTransform.concatenating)
        type.method("translatedBy(x:y:)", CGAffineTransform.translatedBy)
        type.method("scaledBy(x:y:)", CGAffineTransform.scaledBy)
        type.method("rotated(by:)", CGAffineTransform.rotated)
        type.method("inverted()", CGAffineTransform.inverted)
    }
}

extension CGRect {
    /// What lies between two distances from its left or its upper side.
    fileprivate func part(from start: CGFloat, to end: CGFloat, _ isHorizontal: Bool) -> CGRect {
        isHorizontal
            ? CGRect(x: minX + start, y: minY, width: end - start, height: height)
            : CGRect(x: minX, y: minY + start, width: width, height: end - start)
    }
}
