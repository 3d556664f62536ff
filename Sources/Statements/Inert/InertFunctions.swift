import CommandLanguage

/// Functions of Core Graphics and of other frameworks that the model lacks: they do nothing, and give what their type is at
/// first.
@MainActor
enum InertFunctions {
    /// What each takes, and what it gives.
    private static let signatures: [String: String] = [
        "UIGraphicsBeginImageContext": "(_ size:CGSize)",
        "UIGraphicsBeginImageContextWithOptions": "(_ size:CGSize,_ opaque:Bool,_ scale:Double)",
        "UIGraphicsEndImageContext": "()",
        "UIGraphicsGetCurrentContext": "()->CGContext?",
        "UIGraphicsGetImageFromCurrentImageContext": "()->UIImage?",
        "UIGraphicsPushContext": "(_ context:Any)", "UIGraphicsPopContext": "()",
        "NSSearchPathForDirectoriesInDomains":
            "(_ place:FileManager.SearchPathDirectory,_ domains:FileManager.SearchPathDomainMask,"
            + "_ expand:Bool)->[String]",
        "NSHomeDirectory": "()->String", "NSTemporaryDirectory": "()->String",
        "objc_sync_enter": "(_ object:Any?)->Int", "objc_sync_exit": "(_ object:Any?)->Int",
        "UIImageJPEGRepresentation": "(_ image:UIImage,_ quality:Double)->Data?",
        "UIImagePNGRepresentation": "(_ image:UIImage)->Data?",
        "SecItemCopyMatching": "(_ query:Any,_ result:Any?)->Int",
        "SecItemAdd": "(_ attributes:Any,_ result:Any?)->Int",
        "SecItemUpdate": "(_ query:Any,_ attributes:Any)->Int",
        "SecItemDelete": "(_ query:Any)->Int",
        "UIRectFill": "(_ rect:CGRect)", "UIRectFrame": "(_ rect:CGRect)",
        "UIRectClip": "(_ rect:CGRect)",
        "UIRectFillUsingBlendMode": "(_ rect:CGRect,_ mode:CGBlendMode)",
        "UIRectFrameUsingBlendMode": "(_ rect:CGRect,_ mode:CGBlendMode)",
        "UIImageWriteToSavedPhotosAlbum":
            "(_ image:UIImage,_ target:Any?,_ selector:Any?,_ context:Any?)",
        "UIAccessibilityPostNotification": "(_ notification:Any,_ argument:Any?)",
        "AudioServicesPlaySystemSound": "(_ sound:Any)",
        "AudioServicesPlayAlertSound": "(_ sound:Any)",
        "os_log": "(_ text:Any,log:OSLog=nil,type:OSLogType=nil,_ values:Any...)",
        "CGColorSpaceCreateDeviceRGB": "()->Any", "CGColorSpaceCreateDeviceGray": "()->Any",
        "CGContextSetFillColorWithColor": "(_ context:Any?,_ color:CGColor)",
        "CGContextSetStrokeColorWithColor": "(_ context:Any?,_ color:CGColor)",
        "CGContextSetLineWidth": "(_ context:Any?,_ width:Double)",
        "CGContextFillRect": "(_ context:Any?,_ rect:CGRect)",
        "CGContextStrokePath": "(_ context:Any?)", "CGContextFillPath": "(_ context:Any?)",
        "CGContextSaveGState": "(_ context:Any?)", "CGContextRestoreGState": "(_ context:Any?)",
        "CGContextMoveToPoint": "(_ context:Any?,_ x:Double,_ y:Double)",
        "CGContextAddLineToPoint": "(_ context:Any?,_ x:Double,_ y:Double)",
    ]

    /// The function of that name as it is declared; nil for any other.
    static func declaration(_ name: String) -> String? { signatures[name].map { name + $0 } }

    /// Whether the name is that of a function which Core Graphics had in Swift 2 or Core Foundation has, beside those of the
    /// table.
    static func isOfCoreGraphics(_ name: String) -> Bool {
        name == "unsafeBitCast"
            || [
                "CGContext", "CGImage", "CGPath", "CGColorSpace", "CGColor", "CGGradient",
                "CGBitmap", "CGDataProvider", "CFDictionary", "CFArray", "CFString", "CFNumber",
                "CFURL",
            ].contains { name.hasPrefix($0) && name.count > $0.count }
    }

    /// The number of a status of the keychain's; nil for any other name.
    static func status(_ name: String) -> Int? {
        switch name {
        case "noErr", "errSecSuccess": 0
        case "errSecDuplicateItem": -25299
        case "errSecItemNotFound": -25300
        default: name.hasPrefix("errSec") ? -1 : nil
        }
    }

    /// Whether the name is that of a constant which only says how something is drawn or played.
    static func isConstant(_ name: String) -> Bool {
        [
            "kCA", "kSystemSoundID_", "kUTType", "kCG", "kSec", "kCF", "kCI", "kCT", "kCV", "kCM",
            "NSURLError", "NSExtension",
        ]
        .contains { name.hasPrefix($0) }
    }
}
