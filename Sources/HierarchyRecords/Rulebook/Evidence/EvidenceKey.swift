/// The short name of a source that rules cite; `explain` takes its raw value, in any case.
public enum EvidenceKey: String, CaseIterable, Sendable {
    /// Read off UIKit itself by small programs.
    case rSim = "R-sim", tSim = "T-sim", rCat = "R-cat", tCat = "T-cat"
    /// Asserted by tests.
    case sq = "SQ", modals = "Modals", uiKitTestable = "UIKitTestable", lasso = "Lasso", winObjC =
        "WinObjC"
    case uiStoryboardSpec = "UIStoryboardSpec", ib31 = "IB31", xamarinMacios = "xamarin-macios"
    /// What Apple itself says.
    case docs = "DOCS", guide = "GUIDE", hig = "HIG", h84 = "H84", h13 = "H13", hvia = "HVIA"
    case sdk = "SDK", wwdc23 = "WWDC23", tn2154 = "TN2154", forums = "FORUMS"
    case crashdoc = "CRASHDOC", applesample = "APPLESAMPLE", multitasking = "MULTITASKING"
    case releasenotes = "RELEASENOTES", tspl = "TSPL"
    /// Printed by apps, and published with what they print.
    case cat = "CAT", neu = "NEU", vcc = "VCC", wang = "WANG", mo4 = "MO4", sopop = "SOPOP"
    case arm1 = "ARM1", js904 = "JS904", jsff7 = "JSFF7", jj = "JJ", yag = "YAG", yag20 = "YAG20"
    case rk = "RK", pgz = "PGZ", lxw = "LXW", sopvc = "SOPVC", parch = "PARCH", ivan = "IVAN"
    case add19 = "ADD19", dtf = "DTF", r140 = "R140", r180 = "R180", woel = "WOEL", lch = "LCH"
    case jsad = "JSAD", aokiplayer, juejin = "JUEJIN", eComNet = "e-com-net"
    case gistA125 = "GIST-A125", gistP05 = "GIST-P05", taz, presentVC = "PresentVC"
    case presentationControllerBug = "PresentationControllerBug", korean = "KOREAN", yimajo, kyam
    case jazzychad, temoki, leanChat = "LeanChat", consoles = "CONSOLES", crashes = "CRASHES"
    /// Printed by apps: pops with layout, launches with scenes and without, touches, tables of sizes.
    case pop18 = "POP18", pop20 = "POP20", log17 = "LOG17", classmethod = "CLASSMETHOD"
    case hicka04 = "HICKA04", vastdev = "VASTDEV", wisdomsky = "WISDOMSKY", devtang = "DEVTANG"
    case kyfxbl = "KYFXBL", sceneLogs = "SCENELOGS", launchLogs = "LAUNCHLOGS"
    case canvasIos = "canvas-ios", tables = "TABLES"
    case touchLogs = "TOUCHLOGS", jianshu0F = "JS0F23", messageKit = "MessageKit"
    case containmentArticle = "CONTAINMENT", sceneClosing = "SCENECLOSING"
    case preferredContentHeight = "PreferredContentHeight"
    case tabAccessory = "TABACCESSORY"
    /// Call stacks, mostly of crashes.
    case stk4 = "STK4", stk8 = "STK8", stk9 = "STK9", stk10 = "STK10", stkp = "STKP"
    case stk17 = "STK17", kkbox = "KKBOX", josscii = "JOSSCII"
    /// Articles, books, and collections of many reports.
    case hill = "HILL", whack = "WHACK", svc = "SVC", hitlist = "HITLIST", castro = "CASTRO"
    case takorras, bradbambara, hacknicity, useyourloaf, sdk9book = "SDK9BOOK"
    case snapshotTesting = "snapshot-testing", suterusu, onmyway133, so = "SO", radar = "RADAR"
    case zozo = "ZOZO", vikDenic = "VIKDENIC", chandelier = "CHANDELIER", marinov = "MARINOV"
    case zhaoxin = "ZHAOXIN", mem = "MEM"
    /// Threads of public projects, from A to L.
    case actionSheetPicker = "ActionSheetPicker", adal = "ADAL", adapty = "Adapty", airbrake
    case alertsAndPickers = "alerts-and-pickers", artsy, asyncDisplayKit = "AsyncDisplayKit"
    case awful = "Awful", awsSamples = "aws-samples", carbonKit = "CarbonKit", cardIo = "card.io"
    case cobalt = "Cobalt"
    case deltachat, dcCommentView = "DCCommentView", dcModalSegue = "DCModalSegue"
    case deckTransition = "DeckTransition", duckDuckGo = "DuckDuckGo", embeddedSwapping =
        "EmbeddedSwapping"
    case expensify = "Expensify", extra = "Extra", flutter
    case flutterRestoration = "flutter-restoration", framesIos = "frames-ios"
    case frLayered = "FRLayered", fsImageViewer = "FSImageViewer"
    case gtKeyboardHelper = "GTKeyboardHelper"
    case guiTabPagerViewController = "GUITabPagerViewController", helpscout, hero = "Hero"
    case ibAnimatable = "IBAnimatable", interactiveModal = "InteractiveModal", internetmap
    case iqKeyboardManager = "IQKeyboardManager"
    case irontop
    case jsqMessagesViewController = "JSQMessagesViewController", klcPopup = "KLCPopup"
    case koloda = "Koloda", ktjPushQueue = "KTJPushQueue", kuiPopOver = "KUIPopOver"
    case launchNavigator = "launch-navigator", leanplum = "Leanplum", libreliodev
    case lnPopup = "LNPopup", ltInfiniteScroll = "LTInfiniteScroll"
    /// Threads of public projects, from M to R.
    case mapboxMapsIos = "mapbox-maps-ios", masonry = "Masonry", materialComponents =
        "material-components"
    case materialControls = "Material-Controls", maui = "Maui", mitMobile = "MIT-Mobile", mixpanel
    case mlInputDodger = "MLInputDodger", mullvad, myFlightbook = "MyFlightbook"
    case naMapKit = "NAMapKit", navigationContainer = "NavigationContainer", netfox
    case newsBlur = "NewsBlur", nypl = "NYPL", nytPhotoViewer = "NYTPhotoViewer"
    case openTreeMap = "OpenTreeMap", overlayContainer = "OverlayContainer", pageMenu = "PageMenu",
        parchment = "Parchment"
    case payPal = "PayPal", pivotalCoreKit = "PivotalCoreKit", pocketCasts = "pocket-casts"
    case potatso = "Potatso", privacyScreen = "privacy-screen", provenance = "Provenance"
    case qbImagePicker = "QBImagePicker", reactNativeDocViewer = "react-native-doc-viewer"
    case safeAreaView = "react-native-safe-area-view"
    case reactNativeScreens = "react-native-screens", reactNavigation = "react-navigation"
    case rfAboutView = "RFAboutView", rMessage = "RMessage", rxCoreLocation = "RxCoreLocation"
    case rzUtils = "RZUtils"
    /// Threads of public projects, from S to Z.
    case scIndexView = "SCIndexView", simplenote = "simplenote-ios", slideIOS = "Slide-iOS",
        slideMenu = "SlideMenu"
    case spStorkController = "SPStorkController"
    case swiftEntryKit = "SwiftEntryKit", swifterSwift = "SwifterSwift"
    case swiftMessages = "SwiftMessages"
    case swiftyCollectionViewFlowLayout = "SwiftyCollectionViewFlowLayout"
    case swipeNavigation = "SwipeNavigationVC"
    case taehyeonKim = "Taehyeon-Kim", tiSocial = "TiSocial", transmission = "Transmission"
    case turboIos = "turbo-ios", tzImagePicker = "TZImagePicker", uiOnboarding = "UIOnboarding"
    case undecimus = "Undecimus", uno, uservoice, venTouchLock = "VENTouchLock"
    case viewDeck = "ViewDeck", whereAmI = "WhereAmI", wikipediaIos = "wikipedia-ios"
    case woocommerceIos = "woocommerce-ios"
    case wordPressIOS = "WordPress-iOS", xamarin = "Xamarin", xlPagerTabStrip = "XLPagerTabStrip"
    case ytPageController = "YTPageController", zendesk, zfDragable = "ZFDragable"
}

extension EvidenceKey {
    /// The key that is spelt so, in any case.
    public init?(named name: String) {
        let lowercased = name.lowercased()
        guard let key = Self.allCases.first(where: { $0.rawValue.lowercased() == lowercased })
        else { return nil }
        self = key
    }
}
