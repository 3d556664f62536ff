import CommandLanguage
import HeadlessUIKit

/// An object of a class that nothing here models: it keeps what is set, gives it back, and does nothing.
@MainActor
final class InertObjectOfC {
    nonisolated let className: String
    /// Whether it only stands for what such an object gave, which is as good as nothing.
    nonisolated let isNothing: Bool
    @Counted private var values: [String: Value] = [:]
    /// What stood for it where an object of one of the model's classes was due.
    @Counted private var objects: [String: Value] = [:]

    init(_ className: String, isNothing: Bool = false) {
        self.className = className
        self.isNothing = isNothing
    }

    /// What the message gives.
    func answer(_ selector: String, _ arguments: [Value]) -> Value {
        if let property = selector.propertyOfSetter, let value = arguments.first {
            values[property] = value
            return .void
        }
        if arguments.isEmpty, let value = values[selector] { return value }
        if selector.hasPrefix("init") { return .object(self) }
        if case .string(let key)? = arguments.last, selector.hasSuffix("orKey:") {
            if selector.hasPrefix("set"), arguments.count == 2 {
                values[key] = arguments[0]
                return .void
            }
            if arguments.count == 1 {
                return selector == "removeObjectForKey:"
                    ? values.removeValue(forKey: key).map { _ in .void } ?? .void
                    : values[key] ?? .null
            }
        }
        return .object(InertObjectOfC("NSObject", isNothing: true))
    }
}

extension InertObjectOfC {
    /// An object of the model's class that is due: its own class, of which nothing is known, must inherit from that. It is
    /// the same one each time.
    func object(of type: ValueType, in classes: ClassTable) -> Value? {
        guard let description = type.description, description.isClass, !description.isProtocol
        else {
            return nil
        }
        if let known = objects[description.name] { return known }
        let made = classes.emptyValue(of: type, for: .null)
        guard case .object = made else { return nil }
        objects[description.name] = made
        return made
    }

    /// What stands for it where a value of that type is due, which it cannot be; nil where it can.
    func empty(of type: ValueType) -> Value? {
        switch type.unwrapped {
        case .any, .void, .generic, .null: return nil
        case .named(let description):
            if description === TypeDescription.string { return .string("") }
            if description.isClass { return type.isOptional || isNothing ? .null : nil }
            return Value.zero(of: .named(description))
        case .optional, .array, .set, .dictionary, .function, .tuple, .range:
            return Value.zero(of: type.unwrapped)
        }
    }
}

extension Value {
    /// The object that does nothing, where it is one.
    var inertOfC: InertObjectOfC? {
        guard case .object(let object) = self else { return nil }
        return object as? InertObjectOfC
    }
}

/// Names of the system's frameworks.
enum FrameworkName {
    private static let prefixes = [
        "NS", "UI", "CA", "CG", "CI", "CF", "AV", "MK", "WK", "CL", "SK", "GK", "AL", "AC", "AB",
        "EK",
        "CM", "MP", "MF", "SL", "PH", "UN", "CN", "LA", "SC", "CT", "GL", "HK", "CK", "QL", "EA",
        "AD",
        "JS", "SF", "MC", "CB", "ST", "VN", "ML", "PK", "TW", "SS", "SE",
    ]

    /// Whether a class, a type or a protocol of that name belongs to a framework by its looks: two
    /// letters that one of them begins all its names with, and then a word.
    static func isLikely(_ name: String) -> Bool {
        if acronyms.contains(where: name.hasPrefix) { return true }
        guard prefixes.contains(String(name.prefix(2))) else { return false }
        let rest = Array(name.dropFirst(2).prefix(2))
        return rest.count == 2 && rest[0].isUppercase && rest[1].isLowercase
            || known.contains(name)
    }

    /// Whether a function of that name draws, measures or counts references.
    static func isInertFunction(_ name: String) -> Bool {
        [
            "CGContext", "CGPath", "CGColor", "CGGradient", "CGImage", "CGLayer", "CGPattern",
            "CGDataProvider", "CGBitmap", "CGShading", "CGFont", "CGPDF", "UIGraphics", "UIOffset",
            "MKCoordinate", "MKMap",
            "UIRectFill",
            "UIRectFrame", "UIRectClip", "UIImagePNG", "UIImageJPEG", "UIImageWrite", "CFRelease",
            "CFRetain", "CFString", "CFArray", "CFDictionary", "CFURL", "CFBridging",
            "AudioServices",
            "CTFont", "CTFrame", "CTLine", "UIAccessibilityPost", "NSHomeDirectory",
            "NSTemporaryDirectory", "NSSearchPathForDirectories", "UIAccessibilityIs",
            "CFAttributed", "CFRange", "CFData", "CFNumber", "CFMutable", "CTRuby", "CTParagraph",
            "CTTypesetter", "CTRun", "CGDataConsumer", "CMTime", "CMSample", "CVPixel", "CVImage",
            "CVBuffer", "AVMake", "SecItem", "dispatch_semaphore", "os_unfair_lock", "os_log",
            "class_", "method_", "object_", "sel_", "ivar_", "property_", "protocol_",
            "SCNetworkReachability", "CGPointMakeWith", "CGSizeMakeWith", "CGRectMakeWith",
        ].contains { name.hasPrefix($0) } || memoryFunctions.contains(name)
    }

    /// Functions of C on memory, which nothing here has.
    private static let memoryFunctions: Set<String> = [
        "malloc", "calloc", "realloc", "free", "bzero", "memset", "memcpy", "memmove",
    ]

    /// Whether a constant of that name belongs to a framework beside UIKit and Foundation, of which no table tells.
    static func isConstant(_ name: String) -> Bool {
        if name.hasPrefix("errSec") { return true }
        let isOfC = name.hasPrefix("k")
        let bare = isOfC ? String(name.dropFirst()) : name
        let mark = String(bare.prefix(2))
        guard prefixes.contains(mark), isOfC || !["NS", "UI", "CA", "CG"].contains(mark) else {
            return false
        }
        let rest = Array(bare.dropFirst(2).prefix(2))
        return rest.count == 2 && rest[0].isUppercase && rest[1].isLowercase
    }

    /// Whether a type of that name is one of those of which the tables have all: UIKit's, Core Animation's, Core Graphics'
    /// and Foundation's.
    static func isOfSystem(_ name: String) -> Bool {
        guard ["UI", "NS", "CA", "CG"].contains(name.prefix(2)), !ForeignModules.isOfCoreData(name)
        else { return false }
        let rest = Array(name.dropFirst(2).prefix(2))
        return rest.count == 2 && rest[0].isUppercase && rest[1].isLowercase
    }

    private static let acronyms = ["NSURL", "NSHTTP", "NSJSON", "NSXML", "NSUUID", "NSSQL"]

    private static let known: Set<String> = ["UIWebView"]
}
