/// Classes of Foundation that stand in parameters of listings, and that the model does without.
@MainActor
enum AbsentClass {
    /// What a value of the class is taken for in Objective-C: a view, or whatever it turns out to be.
    static func typeOfC(named name: String) -> ValueType? {
        switch name {
        case "UIDatePicker", "UIPickerView": .named(.view)
        case "NSCoder", "NSError": .any
        default: nil
        }
    }

    /// What a value of the class is taken for in Swift.
    static func type(named name: String) -> ValueType? {
        switch name {
        case "NSString", "NSMutableString": .string
        case "NSTimeInterval": .double
        case "String.Index": .int
        case "ErrorType": .named(.error)
        case "NSError": .named(.erased)
        case "NSNumber", "NSValue": .any
        case "NSArray", "NSMutableArray": .array(.any)
        case "NSDictionary", "NSMutableDictionary": .dictionary(.any, .any)
        case "NSSet", "NSMutableSet": .set(.any)
        default: nil
        }
    }
}
