import CommandLanguage
import HeadlessUIKit

/// The constants that UIKit's headers and C's declare.
@MainActor
enum ConstantsOfC {
    /// The constant of that name.
    static func find(_ name: String) -> (value: Value, type: ValueType)? {
        plain[name] ?? members[name]
    }

    /// The first system that has the constant; nil where all have it.
    static func firstSystem(of name: String) -> Int? { firstSystems[name] }

    private static let firstSystems: [String: Int] = {
        var found: [String: Int] = [:]
        for type in MemberTable.types {
            for name in type.valueNames ?? [] {
                found[type.constantName(name)] = Availability.firstSystem(of: name, in: type)
            }
            for property in type.members.staticProperties where property.since > 0 {
                if let name = constantName(of: property) { found[name] = property.since }
            }
        }
        return found
    }()

    /// `CGRectZero`, `UIViewNoIntrinsicMetric` and their like, with the type that Swift has them in.
    static func property(
        _ name: String, in classes: ClassTable
    ) -> (property: MemberProperty, owner: TypeDescription)? {
        for type in classes.modelTypes {
            if case .getter(let property)? = type.objectiveC.functions[name],
                type.members.staticProperties.contains(where: { $0 === property })
            {
                return (property, type)
            }
        }
        return nil
    }

    /// All names, in the order of the alphabet.
    static let names: [String] = (Array(plain.keys) + Array(members.keys)).sorted()

    /// Constants that Swift has under the same names.
    static let inBoth: [String: (value: Value, type: ValueType)] = [
        "CATransform3DIdentity": (.transform3D(CATransform3DIdentity), .named(.transform3D)),
        "NSNotFound": (.int(.max), .int), "kCLDistanceFilterNone": (.double(-1), .double),
        "kCLLocationAccuracyBestForNavigation": (.double(-2), .double),
        "kCLLocationAccuracyBest": (.double(-1), .double),
        "kCLLocationAccuracyNearestTenMeters": (.double(10), .double),
        "kCLLocationAccuracyHundredMeters": (.double(100), .double),
        "kCLLocationAccuracyKilometer": (.double(1000), .double),
        "kCLLocationAccuracyThreeKilometers": (.double(3000), .double),
    ]

    private static let plain: [String: (value: Value, type: ValueType)] = [
        "NSIntegerMax": (.int(.max), .int),
        "NSIntegerMin": (.int(.min), .int), "NSUIntegerMax": (.int(.max), .int),
        "INT_MAX": (.int(Int(Int32.max)), .int),
        "CGFLOAT_MAX": (.double(.greatestFiniteMagnitude), .double),
        "CGFLOAT_MIN": (.double(.leastNormalMagnitude), .double),
        "DBL_MAX": (.double(.greatestFiniteMagnitude), .double),
        "FLT_MAX": (.double(Double(Float.greatestFiniteMagnitude)), .double),
        "NAN": (.double(.nan), .double), "INFINITY": (.double(.infinity), .double),
        "M_PI": (.double(.pi), .double), "M_PI_2": (.double(.pi / 2), .double),
        "M_PI_4": (.double(.pi / 4), .double), "DISPATCH_TIME_NOW": (.int(0), .int),
        "NSEC_PER_SEC": (.int(1_000_000_000), .int), "NSEC_PER_MSEC": (.int(1_000_000), .int),
        "NSEC_PER_USEC": (.int(1000), .int),
    ].merging(exceptionNames) { first, _ in first }.merging(inBoth) { first, _ in first }

    private static let exceptionNames: [String: (value: Value, type: ValueType)] = {
        let names = [
            "NSInvalidArgumentException", "NSInternalInconsistencyException", "NSRangeException",
            "NSGenericException", "NSObjectInaccessibleException",
        ]
        return Dictionary(uniqueKeysWithValues: names.map { ($0, (.string($0), .string)) })
    }()

    /// The constant of C that a static property is, where its value is that name, as those of
    /// notifications and their keys are; nil for any other.
    static func constantName(of property: MemberProperty) -> String? {
        let isKey = property.name.hasSuffix("UserInfoKey")
        guard isKey || property.type.isNamed(.notificationName),
            case .string(let name)? = try? (property.anywhere ?? property.get)(.void)
        else { return nil }
        return name
    }

    /// `UIResponder.keyboardWillShowNotification`; nil for what is no name of that kind.
    static func swiftName(of constant: String) -> String? {
        for type in MemberTable.types {
            for property in type.members.staticProperties
            where constantName(of: property) == constant { return "\(type.name).\(property.name)" }
        }
        return nil
    }

    /// Members of enumerations and of option sets, and names.
    private static let members: [String: (value: Value, type: ValueType)] = {
        var found: [String: (value: Value, type: ValueType)] = [:]
        for type in MemberTable.types {
            switch type.kind {
            case .choices(let names):
                for (index, name) in names.enumerated() {
                    found[type.constantName(name)] = (.choice(type, index), .named(type))
                }
            case .options(let options):
                for option in options {
                    found[type.constantName(option.name)] = (
                        .options(type, option.bits), .named(type)
                    )
                }
            case .simple, .object: break
            }
        }
        for property in MemberTable.types.flatMap(\.members.staticProperties) {
            guard let name = constantName(of: property) else { continue }
            found[name] = (.string(name), property.type)
        }
        for (name, type) in ObjectiveCExceptions.empty {
            if let type = MemberTable.type(named: type) {
                found[name] = (.options(type, 0), .named(type))
            }
        }
        return found
    }()
}

extension TypeDescription {
    /// `UIModalPresentationFullScreen`
    func constantName(_ member: String) -> String {
        if let name = ObjectiveCExceptions.constants["\(name).\(member)"] { return name }
        let prefix = ObjectiveCExceptions.prefixes[name] ?? objectiveCName
        return prefix + member.capitalisedFirst
    }

    /// As Objective-C calls the type.
    nonisolated var objectiveCName: String {
        ObjectiveCExceptions.types[name] ?? name.filter { $0 != "." }
    }
}
