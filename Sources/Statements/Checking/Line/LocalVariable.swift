import CommandLanguage

/// A parameter, a declaration within braces, or what a closure captured.
package final class LocalVariable {
    /// How it holds an object.
    enum Strength { case strong, weak, unowned }

    package let name: String
    let index: Int
    let type: ValueType
    let isConstant: Bool
    let strength: Strength
    /// The parameters, where it is a local function.
    let function: FunctionSignature?
    /// Whether closures and their surroundings see each other's changes of it, so that it needs a
    /// cell of its own; settled once the function around it is checked.
    var isShared: Bool
    /// Whether it was declared like `view: UIView!`, so that Swift reads it without `!`.
    var isImplicitlyUnwrapped = false
    /// Whether it was given a member of UIKit's without a type, which may be an optional in UIKit's own declaration.
    var isOfModel = false
    /// Whether it was declared as `AnyObject`, whose members are those of any object.
    var isAnyObject = false
    /// Whether it stands for a place of the caller's.
    var isInout = false
    /// What a variable that keeps its value from call to call has it in; nil for any other.
    private(set) var keeper: Keeper?

    /// Where a value outlives the call that gave it.
    package final class Keeper {
        var cell: Frame.Cell?
    }

    /// Makes it keep its value from call to call.
    func persist() {
        isShared = true
        keeper = Keeper()
    }

    init(
        name: String, index: Int, type: ValueType, isConstant: Bool, strength: Strength = .strong,
        function: FunctionSignature? = nil, isShared: Bool = false
    ) {
        self.name = name
        self.index = index
        self.type = type
        self.isConstant = isConstant
        self.strength = strength
        self.function = function
        self.isShared = isShared
    }
}

/// What a closure reads when it is made.
enum CheckedCapture {
    /// A value, which does not change any more.
    case value(CheckedExpression, LocalVariable)
    /// A variable of the surroundings as it is stored there: its cell, or its weak reference.
    case variable(LocalVariable, LocalVariable)
}
