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
        "MultipeerConnectivity": ["MC"], "CoreBluetooth": ["CB"], "Vision": ["VN"],
        "VisionKit": ["VN"], "CoreML": ["ML"], "PassKit": ["PK"], "PencilKit": ["PK"],
        "ARKit": ["AR", "SCN"], "SceneKit": ["SCN"], "RealityKit": ["AR"], "EventKit": ["EK"],
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
    ]

    /// The modules of the system: what they have is known, or refused.
    static let known: Set<String> = Set(prefixes.keys).union([
        "UIKit", "Foundation", "Swift", "CoreGraphics", "QuartzCore", "CoreAnimation", "ObjectiveC",
        "Darwin", "Dispatch", "SwiftUI", "Accelerate", "simd", "CoreFoundation", "XCTest",
        "TargetConditionals",
        "Availability", "AvailabilityMacros", "Testing", "_Concurrency", "Synchronization",
        "MobileCoreServices", "ImageIO", "objc", "math", "stdio", "stdlib", "string", "tgmath",
        "sys",
        "mach", "pthread", "assert", "float", "limits", "stdarg", "time", "unistd", "execinfo",
        "libkern",
        "stdint", "stdbool", "stddef", "ctype", "errno", "dlfcn", "dispatch", "Block", "net",
    ])

    /// Whether a type of that name belongs to one of the modules by its looks: letters that all its types begin with,
    /// and then a word.
    static func own(_ name: String, _ modules: Set<String>) -> Bool {
        guard name.split(separator: ".").allSatisfy({ $0.first?.isUppercase == true }) else {
            return false
        }
        return modules.contains { module in
            (prefixes[module] ?? []).contains { prefix in
                name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
            }
        }
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

    /// Whether the type is one of Foundation's or of its texts', of which the tables have a part.
    static func isOfFoundation(_ name: String) -> Bool {
        [
            "NSCache", "NSCondition", "NSDataDetector", "NSDecimalNumber", "NSHashTable",
            "NSItemProvider", "NSKeyedArchiver", "NSKeyedUnarchiver", "NSLayoutManager",
            "NSMapTable", "NSMutableOrderedSet", "NSMutableURLRequest", "NSOrderedSet",
            "NSPredicate", "NSRegularExpression", "NSSortDescriptor", "NSTextCheckingResult",
            "NSTextContainer", "NSTextStorage", "NSURLConnection", "NSUbiquitousKeyValueStore",
            "NSUserActivity",
        ].contains(name)
    }

    /// Whether the name is that of a protocol.
    static func isProtocol(_ name: String) -> Bool {
        ["Delegate", "DataSource", "Observer", "Providing"].contains { name.hasSuffix($0) }
    }
}
