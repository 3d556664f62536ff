import HeadlessUIKit
import HierarchyRecords

/// Every type that statements know, the same in every session: nothing here ever changes. What a
/// session adds is in its `ClassTable`.
@MainActor
enum MemberTable {
    /// Superclasses come before their subclasses, and protocols before what conforms to them: the
    /// last type that an object is an instance of is its own.
    static let types: [TypeDescription] =
        TypeDescription.sizedIntegers + language + byHand + held + protocols + model
        + gallery + AdoptedTypes.settled.types
        + TypeDescription.traitProtocols
        + TypeDescription.traitDefinitions

    /// What is no part of the model: the language's own types, and Foundation's.
    private static let language: [TypeDescription] = [
        .bool, .int, .double, .float, .string, .array, .set, .dictionary, .range, .dispatchTime,
        .dispatchTimeInterval, .comparisonResult, .textEncoding, .compareOptions,
        .dispatchUrgency,
        .dispatchAttributes, .dispatchFlags, .roundingRule, .observingOptions, .sideOfRect,
        .dispatchQueue,
        .operationQueue, .timer, .displayLink, .runLoop, .runLoopMode, .stopFlag, .rectPointer,
        .pointPointer, .viewPointer, .error, .exception, .characterSet, .point, .size, .rect,
        .indexPath,
        .anyClass, .bundle, .rootObject, .coder,
    ]

    /// Structures of the model, and generic classes, which are described by hand.
    private static let byHand: [TypeDescription] = [
        .notificationName, .notification, .notificationCenter, .insets, .vector, .transform,
        .transform3D,
        .sceneError, .coordinate, .locationError, .layoutPriority, .windowLevel, .xAxisAnchor,
        .yAxisAnchor,
        .layoutDimension,
        NSAttributedString.Key.type, .attributedString, .mutableAttributedString,
        .directionalInsets, .textRange, .detentIdentifier, .viewControllerRestoration,
    ]

    /// Whether a type of the user's cannot have that name.
    static func isTaken(_ name: String) -> Bool {
        if mayBeDeclared.contains(name) { return false }
        return type(named: name).map { !isOfGallery($0) } ?? false || synonyms[name] != nil
    }

    /// Names that code may give to types of its own, as an app's `Character` of a film or its `Notification` of a friend.
    private static let mayBeDeclared: Set<String> = [
        "Character", "LocalizedError", "Notification", "Substring", "Timer",
    ]

    /// Whether it is a type of the gallery.
    static func isOfGallery(_ type: TypeDescription) -> Bool {
        gallery.contains { $0 === type }
    }

    /// Other names for the types above.
    static let synonyms = [
        "CGFloat": "Double", "TimeInterval": "Double", "Character": "String",
        "Substring": "String", "NSInteger": "Int",
        "NSUInteger": "UInt", "DispatchWallTime": "DispatchTime",
        "DispatchQoS": "DispatchQoS.QoSClass",
        "UIContentContainer": "UIViewController", "NSNotification.Name": "Notification.Name",
        "StringProtocol": "String", "NSString.CompareOptions": "String.CompareOptions",
        "LocalizedError": "Error", "ErrorType": "Error", "UIApplication.LaunchOptionsKey": "String",
        "UIApplicationLaunchOptionsKey": "String",
        "UIWindowSceneDelegate": "UISceneDelegate", "CLLocationDegrees": "Double",
        "CLLocationDistance": "Double", "CLLocationAccuracy": "Double",
    ]

    private static let byName = Dictionary(uniqueKeysWithValues: types.map { ($0.name, $0) })
    /// By the class that they describe.
    private static let byClass = Dictionary(
        types.compactMap { type in type.modelClass.map { ($0, type) } },
        uniquingKeysWith: { $1 })

    /// Whether it is a type of the tables, or what all optionals have in common, which is the same in every session.
    static func holds(_ type: TypeDescription) -> Bool {
        byName[type.name] === type || type === TypeDescription.optional
    }

    /// The type of that name, outer types included: `UIView.AnimationOptions`. What the model has beside the type
    /// that it belongs to is known by both names: `UIImage.DynamicRange` is its `UIImageDynamicRange`.
    static func type(named name: String) -> TypeDescription? {
        byName[synonyms[name] ?? name] ?? byObjectiveCName[name]
            ?? (name.contains(".") ? byName[name.filter { $0 != "." }] : nil)
    }

    private static let byObjectiveCName = Dictionary(
        types.map { ($0.objectiveCName, $0) }, uniquingKeysWith: { first, _ in first })

    /// All names that a type can be called by.
    static var names: [String] { types.map(\.name) + synonyms.keys.sorted() }

    /// Whether the simulated system is at least that one.
    static func isAvailable(ios version: SystemVersion) -> Bool {
        systemVersion.isAtLeast(version)
    }

    /// The simulated system.
    static var systemVersion: SystemVersion { UIDevice.simulatedVersion }

    /// The nearest described class of an object; nil for what no table describes.
    static func type(of object: AnyObject) -> TypeDescription? {
        if let known = byClass[ObjectIdentifier(Swift.type(of: object))] { return known }
        if let box = object as? any AnyStructureBox { return box.type }
        if let departing = object as? DepartingObject { return departing.type }
        if let scripted = object as? any ScriptedObject { return scripted.script.type }
        return types.last { type in
            if case .object(let isInstance) = type.kind { isInstance(object) } else { false }
        }
    }

    /// Classes whose name in code is another one.
    private static let helpers: [ObjectIdentifier: TypeDescription] = [
        ObjectIdentifier(StopFlag.self): .stopFlag,
        ObjectIdentifier(RectPointer.self): .rectPointer,
        ObjectIdentifier(PointPointer.self): .pointPointer,
        ObjectIdentifier(ViewPointer.self): .viewPointer,
        ObjectIdentifier(MainQueue.self): .dispatchQueue,
        ObjectIdentifier(MainOperationQueue.self): .operationQueue,
        ObjectIdentifier(ScriptNotification.self): .notification,
        ObjectIdentifier(SimulatedNotificationCenter.self): .notificationCenter,
        ObjectIdentifier(ScriptException.self): .exception,
        ObjectIdentifier(ScriptTimer.self): .timer,
        ObjectIdentifier(ScriptDisplayLink.self): .displayLink,
        ObjectIdentifier(MainRunLoop.self): .runLoop,
        ObjectIdentifier(ScriptIndexPath.self): .indexPath,
        ObjectIdentifier(ScriptTextRange.self): .textRange,
        ObjectIdentifier(ScriptCoordinate.self): .coordinate,
        ObjectIdentifier(ScriptDirectionalInsets.self): .directionalInsets,
        ObjectIdentifier(SystemError.self): .error,
        ObjectIdentifier(TypeReference.self): .anyClass,
    ]

    /// The description of a class of the model, which must be in the table.
    static func type(of swiftClass: AnyClass) -> TypeDescription {
        if let type = helpers[ObjectIdentifier(swiftClass)] { return type }
        // The same text as `String(reflecting:)`, which searches all conformances of the program first.
        guard let type = byName[_typeName(swiftClass, qualified: true).unqualified] else {
            preconditionFailure("\(swiftClass) is not in the member table")
        }
        return type
    }
}

extension String {
    /// Without the module that a Swift type's full name begins with.
    fileprivate var unqualified: String {
        firstIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
    }
}
