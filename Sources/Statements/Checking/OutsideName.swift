/// Names of frameworks that belong to no hierarchy of controllers.
enum OutsideName {
    private static let names: [String: [String]] = [
        "networking": [
            "URLSession", "URLRequest", "URL", "URLComponents", "NSURLSession", "NWConnection",
            "Alamofire", "AF", "WKWebView",
        ],
        "SwiftUI": [
            "UIHostingController", "Text", "VStack", "HStack", "ZStack", "NavigationView",
            "NavigationStack",
        ],
        "concurrency": ["Task", "MainActor", "AsyncStream", "DispatchGroup"],
        "Core Animation": [
            "CATransaction", "CABasicAnimation", "CATransition", "CAGradientLayer", "CAShapeLayer",
            "UIBezierPath",
        ],
        "the device's own data": ["Date", "NSDate"],
        "drawing of images": ["CGContext", "CGImage", "CIImage"],
        "storage": [
            "FileManager", "UserDefaults", "NSManagedObjectContext", "NSPersistentContainer",
            "JSONDecoder", "JSONEncoder", "Keychain",
        ],
    ]

    /// What the name belongs to, as in a sentence; nil for a name that might be a slip.
    static func describe(_ name: String) -> String? {
        names.first { $0.value.contains(name) }?.key
    }
}
