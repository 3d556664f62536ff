import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// The constants that UIKit's headers and C's declare.
@MainActor
enum ConstantsOfC {
    /// The constant of that name.
    static func find(_ name: String) -> (value: Value, type: ValueType)? {
        if name == "MAXFLOAT" { return (.float(.greatestFiniteMagnitude), .named(.float)) }
        return plain[name] ?? members[name] ?? number(name)
    }

    /// The number of a constant that the model lacks; what is a property of a type that it has is none.
    private static func number(_ name: String) -> (value: Value, type: ValueType)? {
        guard !propertyNames.contains(name), let number = SelectorTable.constant(name) else {
            return nil
        }
        return (.int(number), .int)
    }

    /// The constants that `property(_:in:)` finds in the model's own types.
    private static let propertyNames: Set<String> = Set(
        MemberTable.types.flatMap { type in
            type.objectiveC.functions.compactMap { name, member in
                if case .getter = member { name } else { nil }
            }
        })

    /// The first system that has the constant; nil where all have it.
    static func firstSystem(of name: String) -> SystemVersion? { firstSystems[name] }

    private static let firstSystems: [String: SystemVersion] = {
        var found: [String: SystemVersion] = [:]
        for type in MemberTable.types {
            for name in type.valueNames ?? [] {
                found[type.constantName(name)] = Availability.firstSystem(of: name, in: type)
            }
            for property in type.members.staticProperties where property.since != nil {
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
        "CGRectInfinite": (.rect(.infinite), .named(.rect)),
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
        .merging(further) { first, _ in first }

    /// What Foundation, Objective-C's runtime and C's headers name besides.
    private static let further: [String: (value: Value, type: ValueType)] = {
        var found: [String: (value: Value, type: ValueType)] = [:]
        for (name, number) in wholeNumbers { found[name] = (.int(number), .int) }
        for (name, number) in fractions { found[name] = (.double(number), .double) }
        for name in names(of: textConstants) { found[name] = (.string(name), .any) }
        for (name, key) in keysOfErrors { found[name] = (.string(key), .string) }
        for name in [
            "DISPATCH_QUEUE_SERIAL", "DISPATCH_QUEUE_CONCURRENT", "NSZeroRect", "UIOffsetZero",
        ] {
            found[name] = (.null, .any)
        }
        return found
    }()

    private static func names(of text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static let wholeNumbers: [String: Int] = [
        "NSUnderlineStyleSingle": 1,
        "UIFontDescriptorTraitItalic": 1, "UIFontDescriptorTraitBold": 2,
        "NSURLSessionResponseCancel": 0, "NSURLSessionResponseAllow": 1,
        "kCFStringEncodingUTF8": 0x0800_0100, "OS_UNFAIR_LOCK_INIT": 0,
        "CGRectMinXEdge": 0, "CGRectMinYEdge": 1, "CGRectMaxXEdge": 2, "CGRectMaxYEdge": 3,
        "NSOrderedAscending": -1, "NSOrderedSame": 0, "NSOrderedDescending": 1,
        "NSCaseInsensitiveSearch": 1, "NSLiteralSearch": 2, "NSBackwardsSearch": 4,
        "NSAnchoredSearch": 8, "NSNumericSearch": 64, "NSDiacriticInsensitiveSearch": 128,
        "UIViewAnimationOptionOverrideInheritedOptions": 512, "NSMapTableWeakMemory": 5,
        "NSMapTableStrongMemory": 0, "NSNumberFormatterSpellOutStyle": 5,
        "NSEnumerationConcurrent": 1, "NSEnumerationReverse": 2,
        "NSKeyValueObservingOptionNew": 1, "NSKeyValueObservingOptionOld": 2,
        "NSKeyValueObservingOptionInitial": 4, "NSKeyValueObservingOptionPrior": 8,
        "OBJC_ASSOCIATION_ASSIGN": 0, "OBJC_ASSOCIATION_RETAIN_NONATOMIC": 1,
        "OBJC_ASSOCIATION_COPY_NONATOMIC": 3, "OBJC_ASSOCIATION_RETAIN": 769,
        "OBJC_ASSOCIATION_COPY": 771, "NSUTF8StringEncoding": 4, "NSASCIIStringEncoding": 1,
        "NSUTF16StringEncoding": 10, "DISPATCH_QUEUE_PRIORITY_HIGH": 2,
        "DISPATCH_QUEUE_PRIORITY_DEFAULT": 0, "DISPATCH_QUEUE_PRIORITY_LOW": -2,
        "DISPATCH_QUEUE_PRIORITY_BACKGROUND": -32768, "DISPATCH_TIME_FOREVER": .max,
        "QOS_CLASS_USER_INTERACTIVE": 33, "QOS_CLASS_USER_INITIATED": 25,
        "QOS_CLASS_DEFAULT": 21, "QOS_CLASS_UTILITY": 17, "QOS_CLASS_BACKGROUND": 9,
        "NSStringDrawingUsesLineFragmentOrigin": 1, "NSStringDrawingUsesFontLeading": 2,
        "NSStringDrawingTruncatesLastVisibleLine": 32, "NSDateFormatterNoStyle": 0,
        "NSDateFormatterShortStyle": 1, "NSDateFormatterMediumStyle": 2,
        "NSDateFormatterLongStyle": 3, "NSDateFormatterFullStyle": 4,
        "NSNumberFormatterNoStyle": 0, "NSNumberFormatterDecimalStyle": 1,
        "NSNumberFormatterCurrencyStyle": 2, "NSNumberFormatterPercentStyle": 3,
        "UIViewAnimationTransitionNone": 0, "UIViewAnimationTransitionFlipFromLeft": 1,
        "UIViewAnimationTransitionFlipFromRight": 2, "UIViewAnimationTransitionCurlUp": 3,
        "UIViewAnimationTransitionCurlDown": 4, "NSDocumentDirectory": 9,
        "NSUserDomainMask": 1, "NSCachesDirectory": 13, "NSDataReadingMappedIfSafe": 1,
        "NSJSONReadingAllowFragments": 4, "NSJSONReadingMutableContainers": 1,
        "NSURLRequestUseProtocolCachePolicy": 0, "NSURLRequestReloadIgnoringLocalCacheData": 1,
        "NSCalendarUnitYear": 4, "NSCalendarUnitMonth": 8, "NSCalendarUnitDay": 16,
        "NSCalendarUnitHour": 32, "NSCalendarUnitMinute": 64, "NSCalendarUnitSecond": 128,
        "NSCalendarUnitWeekday": 512, "NSYearCalendarUnit": 4, "NSMonthCalendarUnit": 8,
        "NSDayCalendarUnit": 16, "NSHourCalendarUnit": 32, "NSMinuteCalendarUnit": 64,
        "NSSecondCalendarUnit": 128, "NSWeekdayCalendarUnit": 512, "EXIT_SUCCESS": 0,
        "EXIT_FAILURE": 1, "INT_MIN": Int(Int32.min), "UINT_MAX": Int(UInt32.max),
        "LONG_MAX": .max, "LONG_MIN": .min, "INT32_MAX": Int(Int32.max), "RAND_MAX": 0x7FFF_FFFF,
        "UIBackgroundTaskInvalid": 0, "NSIntegerSize": 8, "kNilOptions": 0,
        "NSUnderlineStyleNone": 0, "NSUnderlineStyleThick": 2, "NSUnderlineStyleDouble": 9,
        "kCGLineCapButt": 0, "kCGLineCapRound": 1, "kCGLineCapSquare": 2, "kCGLineJoinMiter": 0,
        "kCGLineJoinRound": 1, "kCGLineJoinBevel": 2, "kCGBlendModeNormal": 0,
    ]

    private static let fractions: [String: Double] = [
        "M_E": 2.718281828459045, "M_SQRT2": 2.0.squareRoot(), "M_SQRT1_2": 0.5.squareRoot(),
        "M_1_PI": 1 / Double.pi, "M_2_PI": 2 / Double.pi, "M_LN2": 0.6931471805599453,
        "M_LN10": 2.302585092994046, "FLT_EPSILON": Double(Float.ulpOfOne),
        "__FLT_EPSILON__": Double(Float.ulpOfOne), "__DBL_EPSILON__": Double.ulpOfOne,
        "DBL_EPSILON": .ulpOfOne, "FLT_MIN": Double(Float.leastNormalMagnitude),
        "DBL_MIN": .leastNormalMagnitude,
        "HUGE_VAL": .infinity, "HUGE_VALF": .infinity, "NSFoundationVersionNumber": 3000,
        "NSFoundationVersionNumber_iOS_5_1": 890.1, "NSFoundationVersionNumber_iOS_6_0": 993,
        "NSFoundationVersionNumber_iOS_6_1": 993, "NSFoundationVersionNumber_iOS_7_0": 1047.2,
        "NSFoundationVersionNumber_iOS_7_1": 1047.25, "NSFoundationVersionNumber_iOS_8_0": 1140.1,
        "kCFCoreFoundationVersionNumber": 3000, "UIViewNoIntrinsicMetric": -1,
    ]

    /// What `userInfo` of an error is read by.
    private static let keysOfErrors = [
        "NSLocalizedDescriptionKey": "NSLocalizedDescription",
        "NSLocalizedFailureReasonErrorKey": "NSLocalizedFailureReason",
        "NSLocalizedRecoverySuggestionErrorKey": "NSLocalizedRecoverySuggestion",
        "NSUnderlyingErrorKey": "NSUnderlyingError",
    ]

    private static let textConstants = """
        kCAMediaTimingFunctionLinear kCAMediaTimingFunctionEaseIn kCAMediaTimingFunctionEaseOut
        kCAMediaTimingFunctionEaseInEaseOut kCAMediaTimingFunctionDefault kCAFillModeForwards
        kCAFillModeBackwards kCAFillModeBoth kCAFillModeRemoved kCATransitionFade
        kCATransitionMoveIn kCATransitionPush kCATransitionReveal kCATransitionFromRight
        kCATransitionFromLeft kCATransitionFromTop kCATransitionFromBottom kCAGravityResize
        kCAGravityResizeAspect kCAGravityResizeAspectFill kCAGravityCenter kCALineCapRound
        kCALineCapButt kCALineCapSquare kCALineJoinRound kCALineJoinMiter kCALineJoinBevel
        kCAAlignmentCenter kCAAlignmentLeft kCAAlignmentRight kCATruncationEnd
        kCAFillRuleEvenOdd kCAFillRuleNonZero kCATransition kCAOnOrderIn kCAOnOrderOut
        kCAAnimationLinear kCAAnimationPaced kCAAnimationCubic kCAAnimationDiscrete
        UIStateRestorationViewControllerStoryboardKey NSKeyValueChangeNewKey NSKeyValueChangeOldKey NSKeyValueChangeKindKey
        NSCocoaErrorDomain NSURLErrorDomain NSPOSIXErrorDomain NSFileSize NSFileType
        NSUserDefaultsDidChangeNotification UIPasteboardNameGeneral
        UIImagePickerControllerOriginalImage UIImagePickerControllerEditedImage
        UIImagePickerControllerMediaType UIImagePickerControllerMediaURL
        UIApplicationOpenSettingsURLString UIActivityTypePostToFacebook UIActivityTypePostToTwitter
        UIActivityTypeMail UIActivityTypeMessage UIActivityTypePrint UIActivityTypeCopyToPasteboard
        UIActivityTypeAssignToContact UIActivityTypeSaveToCameraRoll UIActivityTypeAirDrop
        UIActivityTypeAddToReadingList SLServiceTypeFacebook SLServiceTypeTwitter
        AVMediaTypeVideo AVMediaTypeAudio AVLayerVideoGravityResizeAspectFill
        ACAccountTypeIdentifierTwitter ACAccountTypeIdentifierFacebook
        NSSQLiteStoreType NSInMemoryStoreType NSBinaryStoreType
        NSMigratePersistentStoresAutomaticallyOption NSInferMappingModelAutomaticallyOption
        UITextAttributeTextShadowColor UITextAttributeTextShadowOffset kUTTypeImage kUTTypeMovie
        """

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
