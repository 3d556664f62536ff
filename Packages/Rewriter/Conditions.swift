import SwiftSyntax

/// Which part of an `#if` the compiler takes: code for iOS is built on Linux, in a debug build of a package.
struct Conditions {
    /// The parts that the compiler takes, or may take where the condition cannot be told.
    static func live(_ node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
        var parts: [IfConfigClauseSyntax] = []
        for clause in node.clauses {
            guard let condition = clause.condition else { return parts + [clause] }
            switch value(condition) {
            case true?: return parts + [clause]
            case nil: parts.append(clause)
            case false?: break
            }
        }
        return parts
    }

    private static func value(_ condition: ExprSyntax) -> Bool? {
        if let call = condition.as(FunctionCallExprSyntax.self) { return value(ofCall: call) }
        if let not = condition.as(PrefixOperatorExprSyntax.self) {
            return value(not.expression).map { !$0 }
        }
        if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first {
            return value(inner.expression)
        }
        if let list = condition.as(SequenceExprSyntax.self) {
            return value(of: Array(list.elements))
        }
        switch condition.trimmedDescription {
        case "DEBUG", "SWIFT_PACKAGE", "true": return true
        case "false": return false
        default: return nil
        }
    }

    /// `a && b || c`, where `&&` binds tighter.
    private static func value(of list: [ExprSyntax]) -> Bool? {
        let sums = list.split { $0.trimmedDescription == "||" }
        return sums.map { product in
            all(product.filter { $0.trimmedDescription != "&&" }.map(value))
        }.reduce(Optional(false)) { any($0, $1) }
    }

    private static func all(_ values: [Bool?]) -> Bool? {
        if values.contains(false) { return false }
        return values.contains(nil) ? nil : true
    }

    private static func any(_ left: Bool?, _ right: Bool?) -> Bool? {
        if left == true || right == true { return true }
        return left == nil || right == nil ? nil : false
    }

    /// Modules that exist on Apple's systems alone.
    static let absent: Set<String> = [
        "SwiftUI", "AppKit", "WebKit", "MapKit", "AVFoundation", "AVKit", "WatchKit",
        "Cocoa", "SafariServices", "MessageUI", "Photos", "PhotosUI", "StoreKit", "SpriteKit",
        "SceneKit", "ARKit", "GameplayKit", "CoreData", "CoreImage", "CoreMotion", "CoreText",
        "MobileCoreServices", "UserNotifications", "Contacts", "ContactsUI", "EventKit",
        "LocalAuthentication", "Metal", "MetalKit", "RealityKit", "WidgetKit", "Network",
    ]

    private static func value(ofCall call: FunctionCallExprSyntax) -> Bool? {
        guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
        switch call.calledExpression.trimmedDescription {
        case "os": return ["iOS", "Linux"].contains(argument)
        case "targetEnvironment": return argument == "simulator"
        case "swift", "compiler": return argument.hasPrefix(">=")
        case "canImport":
            if absent.contains(argument) || argument == "Darwin" { return false }
            if KitModules.all.contains(argument) { return true }
            return ["Foundation", "XCTest"].contains(argument) ? true : nil
        default: return nil
        }
    }
}

/// The calls within a condition, as `os(iOS)` is one.
final class CallsWithin: SyntaxVisitor {
    private(set) var calls: [FunctionCallExprSyntax] = []

    init(_ condition: ExprSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(condition)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        calls.append(node)
        return .skipChildren
    }
}
