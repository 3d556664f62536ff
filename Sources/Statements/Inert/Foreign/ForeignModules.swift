/// Frameworks beside UIKit, by the letters that their types begin with.
enum ForeignModules {
    private static let prefixes: [String: [String]] = [
        "AVFoundation": ["AV", "CM", "CV"], "AVKit": ["AV", "CM"], "AVFAudio": ["AV"],
        "MapKit": ["MK", "CL"],
        "CoreLocation": ["CL"], "WebKit": ["WK"], "SpriteKit": ["SK"], "StoreKit": ["SK"],
        "GameKit": ["GK"], "GameplayKit": ["GK"], "GameController": ["GC"],
        "Photos": ["PH"], "PhotosUI": ["PH"], "UserNotifications": ["UN"],
        "UserNotificationsUI": ["UN"], "Contacts": ["CN"], "ContactsUI": ["CN"],
        "LocalAuthentication": ["LA"], "HealthKit": ["HK"], "HealthKitUI": ["HK"],
        "CloudKit": ["CK"], "QuickLook": ["QL"], "SafariServices": ["SF"], "Speech": ["SF"],
        "MultipeerConnectivity": ["MC"], "CoreBluetooth": ["CB"], "Vision": ["VN", "CV"],
        // A line that imports UIKit has Core Image, too.
        "UIKit": ["CI"],
        "VisionKit": ["VN"], "CoreML": ["ML", "CV"], "PassKit": ["PK"], "PencilKit": ["PK"],
        "ARKit": ["AR", "SCN", "CV"], "SceneKit": ["SCN"], "RealityKit": ["AR"], "EventKit": ["EK"],
        "EventKitUI": ["EK"], "MediaPlayer": ["MP"], "MessageUI": ["MF"], "Social": ["SL"],
        "CoreMotion": ["CM"], "CoreMedia": ["CM"], "CoreImage": ["CI"], "CoreText": ["CT"],
        "CoreTelephony": ["CT"], "CallKit": ["CX"], "Intents": ["IN"], "IntentsUI": ["IN"],
        "ReplayKit": ["RP"], "HomeKit": ["HM"], "ExternalAccessory": ["EA"],
        "AuthenticationServices": ["AS"], "NetworkExtension": ["NE"], "Network": ["NW"],
        "Metal": ["MTL"], "MetalKit": ["MTK"], "WatchConnectivity": ["WC"], "CarPlay": ["CP"],
        "LinkPresentation": ["LP"], "PDFKit": ["PDF"], "NaturalLanguage": ["NL"],
        "SystemConfiguration": ["SC"], "Security": ["Sec"], "AdSupport": ["AS"], "iAd": ["AD"],
        "AddressBook": ["AB"], "AddressBookUI": ["AB"], "Accounts": ["AC"],
        "AssetsLibrary": ["AL"], "AudioToolbox": ["Audio", "AU"], "os": ["OS"], "OSLog": ["OS"],
        "BackgroundTasks": ["BG"], "UniformTypeIdentifiers": ["UT"], "GLKit": ["GLK"],
        "OpenGLES": ["EAGL"], "JavaScriptCore": ["JS"], "CoreSpotlight": ["CS"],
        "CoreHaptics": ["CH"], "SoundAnalysis": ["SN"], "ClassKit": ["CLS"],
        "VideoToolbox": ["VT"], "Messages": ["MS"], "NotificationCenter": ["NC"],
        "CoreNFC": ["NFC"], "ShazamKit": ["SH"], "CoreVideo": ["CV"],
        "ImageIO": ["CGImageSource", "CGImageDestination", "CGImageProperty"],
    ]

    /// The modules of the system: what they have is known, or refused.
    static let known: Set<String> = Set(prefixes.keys).union([
        "UIKit", "Foundation", "Swift", "CoreGraphics", "QuartzCore", "CoreAnimation", "ObjectiveC",
        "Darwin", "Dispatch", "SwiftUI", "Accelerate", "simd", "CoreFoundation", "XCTest",
        "TargetConditionals",
        "Availability", "AvailabilityMacros", "Testing", "_Concurrency", "Synchronization",
        "MobileCoreServices", "objc", "math", "stdio", "stdlib", "string", "tgmath",
        "sys",
        "mach", "pthread", "assert", "float", "limits", "stdarg", "time", "unistd", "execinfo",
        "libkern",
        "stdint", "stdbool", "stddef", "ctype", "errno", "dlfcn", "dispatch", "Block", "net",
    ])

    /// Whether a type of that name belongs to one of the modules by its looks: letters that all its types begin with,
    /// and then a word.
    static func own(_ name: String, _ modules: Set<String>) -> Bool {
        // The vectors of simd begin with small letters: `simd_float4x4`, `float3`.
        if isVector(name), !modules.isDisjoint(with: withVectors) { return true }
        if ofSwiftUI.contains(name), modules.contains("SwiftUI") { return true }
        guard name.split(separator: ".").allSatisfy({ $0.first?.isUppercase == true }) else {
            return false
        }
        return modules.contains { module in
            (prefixes[module] ?? []).contains { prefix in
                name == prefix && prefix.count > longestMark
                    || name.hasPrefix(prefix)
                        && name.dropFirst(prefix.count).first?.isUppercase == true
            }
        }
    }

    /// What code for UIKit uses of SwiftUI, whose names have no letters of their own.
    private static let ofSwiftUI: Set<String> = [
        "Color", "Font", "EdgeInsets", "Animation", "Binding", "ObservedObject", "Namespace",
        "LinearGradient", "RoundedRectangle", "GridItem", "Alignment", "HorizontalAlignment",
        "VerticalAlignment", "ColorScheme", "PreviewProvider",
    ]

    /// Longer ones are types themselves: `CGImageSource`.
    private static let longestMark = 5

    private static let withVectors: Set<String> = [
        "simd", "SceneKit", "ARKit", "RealityKit", "Metal", "MetalKit", "GameplayKit", "SpriteKit",
        "Accelerate",
    ]

    /// Whether it is the name of a vector or a matrix of numbers.
    private static func isVector(_ name: String) -> Bool {
        let kind = name.hasPrefix("simd_") ? name.dropFirst("simd_".count) : Substring(name)
        guard let scalar = ["float", "double", "int"].first(where: { kind.hasPrefix($0) }) else {
            return false
        }
        let size = kind.dropFirst(scalar.count)
        return !size.isEmpty && size.allSatisfy { "234x".contains($0) }
    }

    /// The class that a type of that name is, as far as its name tells.
    static func base(of name: String) -> String {
        if name.hasSuffix("ViewController") { return "UIViewController" }
        if name.hasSuffix("View") { return "UIView" }
        if name.hasSuffix("Button") { return "UIControl" }
        return name.hasSuffix("Layer") ? "CALayer" : "NSObject"
    }

    /// Whether the type is one of Core Data's.
    static func isOfCoreData(_ name: String) -> Bool {
        ["NSManaged", "NSFetch", "NSPersistent", "NSEntity", "NSMergePolicy", "NSBatch"].contains {
            name.hasPrefix($0)
        }
    }

    /// Whether the type is one of ImageIO's, whose names begin as Core Graphics' do.
    static func isOfImages(_ name: String) -> Bool {
        ["CGImageSource", "CGImageDestination", "CGImageProperty"].contains { name.hasPrefix($0) }
    }

    /// Whether the type is one of Foundation's or of its texts', of which the tables have a part.
    static func isOfFoundation(_ name: String) -> Bool {
        [
            "NSCache", "NSCondition", "NSDataDetector", "NSDecimalNumber", "NSHashTable",
            "NSItemProvider", "NSKeyedArchiver", "NSKeyedUnarchiver", "NSLayoutManager",
            "NSMapTable", "NSMutableOrderedSet", "NSMutableURLRequest", "NSOrderedSet",
            "NSPredicate", "NSRegularExpression", "NSSortDescriptor", "NSTextCheckingResult",
            "NSTextContainer", "NSTextStorage", "NSURLConnection", "NSUbiquitousKeyValueStore",
            "NSUserActivity", "NSExtensionContext", "NSExtensionItem",
        ].contains(name)
    }

    /// Whether the name is that of a protocol.
    static func isProtocol(_ name: String) -> Bool {
        ["Delegate", "DataSource", "Observer", "Providing"].contains { name.hasSuffix($0) }
    }
}
