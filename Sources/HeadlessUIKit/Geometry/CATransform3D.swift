/// A 4 by 4 matrix that transforms row vectors, as in Core Animation. Entries have no unit but those
/// that move, which are in points: the first three of row 4.
public struct CATransform3D: Hashable, Sendable {
    /// The entries, row by row.
    package var entries: [CGFloat]

    /// Creates a matrix whose entries are all 0.
    public init() { self.init(entries: Array(repeating: 0, count: 16)) }

    package init(entries: [CGFloat]) {
        precondition(entries.count == 16, "four rows of four")
        self.entries = entries
    }

    /// Row 1, column 1.
    public var m11: CGFloat {
        get { entries[0] }
        set { entries[0] = newValue }
    }
    /// Row 1, column 2.
    public var m12: CGFloat {
        get { entries[1] }
        set { entries[1] = newValue }
    }
    /// Row 1, column 3.
    public var m13: CGFloat {
        get { entries[2] }
        set { entries[2] = newValue }
    }
    /// Row 1, column 4.
    public var m14: CGFloat {
        get { entries[3] }
        set { entries[3] = newValue }
    }
    /// Row 2, column 1.
    public var m21: CGFloat {
        get { entries[4] }
        set { entries[4] = newValue }
    }
    /// Row 2, column 2.
    public var m22: CGFloat {
        get { entries[5] }
        set { entries[5] = newValue }
    }
    /// Row 2, column 3.
    public var m23: CGFloat {
        get { entries[6] }
        set { entries[6] = newValue }
    }
    /// Row 2, column 4.
    public var m24: CGFloat {
        get { entries[7] }
        set { entries[7] = newValue }
    }
    /// Row 3, column 1.
    public var m31: CGFloat {
        get { entries[8] }
        set { entries[8] = newValue }
    }
    /// Row 3, column 2.
    public var m32: CGFloat {
        get { entries[9] }
        set { entries[9] = newValue }
    }
    /// Row 3, column 3.
    public var m33: CGFloat {
        get { entries[10] }
        set { entries[10] = newValue }
    }
    /// Row 3, column 4.
    public var m34: CGFloat {
        get { entries[11] }
        set { entries[11] = newValue }
    }
    /// Row 4, column 1.
    public var m41: CGFloat {
        get { entries[12] }
        set { entries[12] = newValue }
    }
    /// Row 4, column 2.
    public var m42: CGFloat {
        get { entries[13] }
        set { entries[13] = newValue }
    }
    /// Row 4, column 3.
    public var m43: CGFloat {
        get { entries[14] }
        set { entries[14] = newValue }
    }
    /// Row 4, column 4.
    public var m44: CGFloat {
        get { entries[15] }
        set { entries[15] = newValue }
    }
}

/// The identity.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// A translation by these distances in points.
public func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3D(entries: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}

/// A scaling by these factors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(entries: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

/// A rotation by `angle` radians about the vector; the identity if the vector has no length.
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle), sin(angle))
    let rest = 1 - c
    return CATransform3D(entries: [
        c + x * x * rest, x * y * rest + z * s, x * z * rest - y * s, 0,
        x * y * rest - z * s, c + y * y * rest, y * z * rest + x * s, 0,
        x * z * rest + y * s, y * z * rest - x * s, c + z * z * rest, 0,
        0, 0, 0, 1,
    ])
}

/// The translation followed by the transform.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// The scaling followed by the transform.
public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// The rotation followed by the transform.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// `a` followed by `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    var product = CATransform3D()
    for place in 0..<16 {
        let (row, column) = (place / 4 * 4, place % 4)
        var sum: CGFloat = 0
        for index in 0..<4 { sum += a.entries[row + index] * b.entries[index * 4 + column] }
        product.entries[place] = sum
    }
    return product
}

/// The inverse; like Core Animation it returns the transform itself if there is no inverse.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    var (left, right) = (t.entries, CATransform3DIdentity.entries)
    for column in 0..<4 {
        let pivot = (column..<4).max { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) }
        guard let pivot, left[pivot * 4 + column] != 0 else { return t }
        let factor = 1 / left[pivot * 4 + column]
        for index in 0..<4 where pivot != column {
            left.swapAt(pivot * 4 + index, column * 4 + index)
            right.swapAt(pivot * 4 + index, column * 4 + index)
        }
        for index in 0..<4 {
            left[column * 4 + index] *= factor
            right[column * 4 + index] *= factor
        }
        for row in 0..<4 where row != column {
            let share = left[row * 4 + column]
            for index in 0..<4 {
                left[row * 4 + index] -= share * left[column * 4 + index]
                right[row * 4 + index] -= share * right[column * 4 + index]
            }
        }
    }
    return CATransform3D(entries: right)
}

/// Whether the transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether the two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// The affine transform as a transform in space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(entries: [
        m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1,
    ])
}

/// Whether the transform is equivalent to an affine transform.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// The affine part of the transform; the whole transform if it is affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
