/// A layout constraint of a file.
public struct ConstraintRecord: Sendable {
    /// How the two sides compare.
    public enum Relation: String, Sendable { case equal, lessThanOrEqual, greaterThanOrEqual }

    public var id: String
    /// The id of the first item; nil for the view that has the constraint.
    public var firstItem: String?
    /// As `leading`, `top`, `width`, `baseline`, `leadingMargin`.
    public var firstAttribute: String
    public var relation = Relation.equal
    /// The id of the second item; nil for the view that has the constraint, where there is a second
    /// attribute, and else for a constant.
    public var secondItem: String?
    public var secondAttribute: String?
    public var multiplier = 1.0
    public var constant = 0.0
    public var priority = 1000.0
    public var identifier: String?
    /// Whether it stands in the file only, and is removed when the file is built.
    public var isPlaceholder = false
    /// The standard spacing (`symbolic="YES"`) counts instead of the constant.
    public var isSymbolic = false
    public var variations: [VariationRecord] = []
    /// The line of the file.
    public var line: Int

    /// A constraint on an attribute of the view that has it.
    public init(id: String, firstAttribute: String, line: Int) {
        self.id = id
        self.firstAttribute = firstAttribute
        self.line = line
    }
}

/// What differs in some size classes.
public struct VariationRecord: Sendable, Equatable {
    /// `heightClass` of the key; unspecified where the key does not name it.
    public var heightClass: TraitValues.SizeClass
    /// `widthClass` of the key.
    public var widthClass: TraitValues.SizeClass
    /// Which subviews or constraints are there.
    public var masks: [MaskRecord] = []
    /// The attributes and values that replace the element's own.
    public var attributes: [AttributeRecord] = []

    /// The variation of a key; `default` names no class.
    public init(heightClass: TraitValues.SizeClass, widthClass: TraitValues.SizeClass) {
        self.heightClass = heightClass
        self.widthClass = widthClass
    }

    /// Whether its key is `default`.
    public var isDefault: Bool { heightClass == .unspecified && widthClass == .unspecified }
}

/// Which objects of a list a variation installs.
public struct MaskRecord: Sendable, Equatable {
    /// `subviews` or `constraints`.
    public var key: String
    public var includes: [String] = []
    public var excludes: [String] = []

    /// A mask of a list.
    public init(key: String) { self.key = key }
}
