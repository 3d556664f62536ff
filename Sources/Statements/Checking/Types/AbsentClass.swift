/// Classes of Foundation and UIKit that stand in outlets and parameters of listings, and that the model does without.
@MainActor
enum AbsentClass {
    /// What a value of the class is taken for in Objective-C: whatever it turns out to be.
    static let ofC: [String: ValueType] = ["NSError": .any]

    /// What a value of the class is taken for in Swift.
    static let ofSwift: [String: ValueType] = [
        "NSString": .string, "NSMutableString": .string, "NSTimeInterval": .double,
        "String.Index": .int, "NSError": .named(.erased),
        "UnsafeMutableRawPointer": .any, "UnsafeRawPointer": .any,
        "NSNumber": .any, "NSValue": .any, "NSArray": .array(.any),
        "NSMutableArray": .array(.any), "NSDictionary": .dictionary(.any, .any),
        "NSMutableDictionary": .dictionary(.any, .any), "NSSet": .set(.any),
        "NSMutableSet": .set(.any), "CFString": .string, "CFTypeRef": .any, "CFArray": .array(.any),
        "CFDictionary": .dictionary(.any, .any), "OSStatus": .int, "CVarArg": .any,
        "CFTimeInterval": .double, "dispatch_once_t": .int, "StaticString": .string, "Never": .void,
        "NSExceptionName": .string, "NSZone": .any, "CFData": .any, "CFURL": .any,
        "CFAttributedString": .named(.attributedString), "CFIndex": .int,
    ]
}
