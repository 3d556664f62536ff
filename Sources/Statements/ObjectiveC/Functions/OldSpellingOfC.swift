/// Constants as they were called once, and what they are called now.
enum OldSpellingOfC {
    static let constants: [String: String] = [
        "UIButtonTypeRoundedRect": "UIButtonTypeSystem",
        "UITextAlignmentLeft": "NSTextAlignmentLeft",
        "UITextAlignmentCenter": "NSTextAlignmentCenter",
        "UITextAlignmentRight": "NSTextAlignmentRight",
        "UILineBreakModeWordWrap": "NSLineBreakByWordWrapping",
        "UILineBreakModeCharacterWrap": "NSLineBreakByCharWrapping",
        "UILineBreakModeClip": "NSLineBreakByClipping",
        "UILineBreakModeHeadTruncation": "NSLineBreakByTruncatingHead",
        "UILineBreakModeTailTruncation": "NSLineBreakByTruncatingTail",
        "UILineBreakModeMiddleTruncation": "NSLineBreakByTruncatingMiddle",
        "UIBarButtonItemStyleBordered": "UIBarButtonItemStylePlain",
        "UIStatusBarStyleBlackOpaque": "UIStatusBarStyleLightContent",
        "UIStatusBarStyleBlackTranslucent": "UIStatusBarStyleLightContent",
        "UIActivityIndicatorViewStyleWhite": "UIActivityIndicatorViewStyleMedium",
        "UIActivityIndicatorViewStyleGray": "UIActivityIndicatorViewStyleMedium",
        "UIActivityIndicatorViewStyleWhiteLarge": "UIActivityIndicatorViewStyleLarge",
        "UITextAttributeTextColor": "NSForegroundColorAttributeName",
        "UITextAttributeFont": "NSFontAttributeName",
    ]

    /// Messages that UIKit has still, and that others have replaced, by those others.
    static let messages: [String: String] = [
        "beginAnimations:context:": "animateWithDuration:animations:",
        "statusBarOrientation": "interfaceOrientation of the window scene",
        "applicationFrame": "bounds",
        "setStatusBarHidden:": "prefersStatusBarHidden",
        "setStatusBarHidden:withAnimation:": "prefersStatusBarHidden",
        "setStatusBarStyle:": "preferredStatusBarStyle",
        "setStatusBarStyle:animated:": "preferredStatusBarStyle",
        "sizeWithFont:": "sizeWithAttributes:",
        "sizeWithFont:constrainedToSize:": "boundingRectWithSize:options:attributes:context:",
        "sizeWithFont:constrainedToSize:lineBreakMode:":
            "boundingRectWithSize:options:attributes:context:",
    ]
}
