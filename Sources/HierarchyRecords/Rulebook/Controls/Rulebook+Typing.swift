extension Rulebook {
    /// The first responder, the keyboard, and lines of text.
    static let typing: [Rule] = [
        Rule(
            .u23, "The first responder", zh: "第一响应者",
            """
            becomeFirstResponder succeeds in a window only: the responder is asked \
            canBecomeFirstResponder, then the present one resigns, which it may refuse. A responder \
            whose view leaves its window is first no more.
            """,
            evidence: [
                .source(.docs, "UIResponder"),
                .source(.sdk, "UITextField.h, of textFieldDidEndEditing"),
            ], .documented),
        Rule(
            .u24, "What a text field asks its delegate", zh: "文本框问代理什么",
            """
            shouldBeginEditing when it is asked whether it can become first responder, then, once \
            the field before it has ended, didBeginEditing; shouldChangeCharactersIn before each \
            change by the user; shouldReturn at the return key; shouldEndEditing, then didEndEditing. \
            Return sends editingDidEndOnExit, and where that has an action the field resigns.
            """,
            evidence: [.source(.docs, "UITextFieldDelegate"), .source(.mlInputDodger)], .documented),
        Rule(
            .u36, "What a search bar asks its delegate", zh: "搜索栏问代理什么",
            """
            shouldBeginEditing before it becomes the first responder, then textDidBeginEditing, and the \
            search that it belongs to becomes active; shouldChangeTextIn before each change by the user and \
            textDidChange after it; searchButtonClicked at the search key and cancelButtonClicked at the \
            cancel button, which neither end the editing of a bar of the app's own; shouldEndEditing and \
            textDidEndEditing when it resigns.
            """,
            evidence: [
                .source(.docs, "UISearchBarDelegate"),
                .source(.mem, "the moment at which the search becomes active"),
            ], .documented),
        Rule(
            .x17, "A request in viewDidLoad", zh: "在 viewDidLoad 里的请求",
            """
            becomeFirstResponder before the controller's view is in a window returns false and is \
            kept: once the view enters the window, in a push at its beginning, the responder becomes \
            first, and the keyboard comes with the transition.
            """,
            evidence: [
                .source(.radar, "12323630 and 15025238"),
                .source(.iqKeyboardManager, "1885, iOS 15.4"),
                .source(.so, "33486030"),
                .words("that a presentation and a tab do the same, and false, are assumed"),
            ], .log),
        Rule(
            .x18, "A request in viewWillAppear", zh: "在 viewWillAppear 里的请求",
            "It is kept like one in viewDidLoad, since the view is not in the window yet.",
            evidence: [
                .source(.radar, "12323630 and 15025238"), .source(.so, "33486030"), .rule(.m2),
            ], .log),
        Rule(
            .x19, "The first responder comes back", zh: "第一响应者回来",
            """
            A controller that leaves with its field as first responder, and enters a window again, \
            has the field as first responder again: seen where it was popped and pushed. What the \
            app itself let resign stays so.
            """,
            evidence: [
                .source(.so, "41846155, iOS 10.2"), .source(.so, "23075747"),
                .words("that other ways of leaving are alike is assumed"),
            ], .log),
        Rule(
            .x20, "The keyboard under a swipe back", zh: "滑动返回时的键盘",
            """
            The first responder resigns before viewWillDisappear; where the swipe is cancelled, it \
            becomes first responder again, here after viewDidAppear.
            """,
            evidence: [.source(.jianshu0F), .words("the place of the return is assumed")], .log),
        Rule(
            .x40, "An accessory of the keyboard", zh: "键盘的附件视图",
            """
            inputView stands in the keyboard's place and inputAccessoryView above it, of the first \
            responder or of the next after it that has one; reloadInputViews exchanges them. A \
            controller with an accessory that can become first responder does so as its view enters \
            the window, and keyboardWillShow is posted. A child of an app's own container does not: \
            it has to call becomeFirstResponder.
            """,
            evidence: [
                .source(.messageKit), .source(.h84, "UIResponder.h, the comment of inputView"),
            ], .log),
        Rule(
            .a89, "Sizes of texts and controls", zh: "文字与控件的尺寸",
            """
            A line is 1.193 times the typeface's size high and stands 0.952 of it below its upper \
            edge; letters have the widths of their kind; lengths are rounded up to pixels. A \
            button has 6 points above and below its title and is 30 wide at least, 30 by 34 \
            without a title; a segmented control is 32 high, 29 before iOS 13; a switch 63 \
            by 28, 51 by 31 before iOS 26; a slider 31 high; a text field a line, 34 with a round \
            edge. A switch has that size from the start, and a segmented control that is made with \
            its titles.
            """,
            evidence: [
                .source(.docs, "both initialisers"), .words("UIFont.lineHeight as apps print it"),
                .words("nothing was found on widths"),
            ], .assumed),
        Rule(
            .a91, "The keyboard's guide", zh: "键盘的参考线",
            """
            It is as wide as the view and covers what the keyboard covers, from below; while that \
            is less than the safe area takes, it covers the safe area's part.
            """,
            evidence: [.source(.docs, "keyboardLayoutGuide")], .assumed, since: 15),
        Rule(
            .a96, "The order in which editing begins and ends", zh: "编辑开始与结束的顺序",
            """
            The delegate, the control's action, the notification, and then the keyboard: as it \
            begins, and as it ends. A character that the user types is asked for, put in, and then \
            editingChanged and the notification are sent, and the selection's change is told.
            """,
            evidence: [
                .source(.iqKeyboardManager, "text views alone hear of the keyboard first")
            ], .assumed),
        Rule(
            .a97, "The keyboard's notifications", zh: "键盘的通知",
            """
            willChangeFrame and willShow, or willHide, at once; didChangeFrame and didShow, or \
            didHide, a quarter of a second later. Up to iOS 10 another field has them posted again \
            while the keyboard is up; from 11 on it does not.
            """,
            evidence: [
                .source(.radar, "34432484, for the versions"), .source(.mem, "the order"),
            ], .assumed),
        Rule(
            .a98, "The keyboard's frame", zh: "键盘的位置",
            """
            In portrait 260 points on a phone with a home button, 271 where it is wider than 400, \
            335 on others, 346 where those are wider than 400; in landscape 200 and 209; on an iPad \
            337, and 421 in landscape. A number pad on a phone with a home button has 233.
            """,
            evidence: [
                .rule(.r52, "260, 233, 335 and 337"), .source(.mem, "the others"),
            ], .assumed),
        Rule(
            .a104, "The keyboard when the interface turns", zh: "界面旋转时的键盘",
            """
            It stays up: willChangeFrame and willShow with where it stood and where it will stand, \
            once the views have their new sizes and traits; didChangeFrame and didShow after.
            """,
            evidence: [.source(.mem)], .assumed),
        Rule(
            .a115, "Lines that the width breaks", zh: "因宽度折断的行",
            """
            A label that may have several lines and no preferredMaxLayoutWidth, and a text view that \
            does not scroll, are solved twice: the first pass gives the width, the second has the \
            height that lines of that width need. The width that the content asks for stays that of \
            unbroken lines. sizeThatFits breaks lines at the width that it is given, if any.
            """,
            evidence: [
                .source(.docs, "preferredMaxLayoutWidth and UILabel"), .source(.mem, "the rest"),
            ], .assumed),
        Rule(
            .a116, "What a text view asks its delegate", zh: "文本视图问代理什么",
            """
            As a text field, but that the keyboard comes up before didBeginEditing. A character is \
            asked for by shouldChangeTextIn and put in; then didChangeSelection, didChange and the \
            notification are sent. The return key begins a line. One that is not editable is never \
            the first responder. It has a size of its own only while it does not scroll.
            """,
            evidence: [
                .source(.docs, "UITextViewDelegate"), .source(.iqKeyboardManager, "the keyboard"),
                .source(.mem, "the order of didChangeSelection and didChange"),
            ], .assumed),
        Rule(
            .a120, "Text that follows the content size category", zh: "随内容大小类别变化的文字",
            """
            preferredFont(forTextStyle:) has the style's size for the app's category, large where \
            none is chosen; UIFontMetrics scales by the proportion of the style's sizes, to whole \
            pixels. A label, field or text view that adjusts its typeface has it in the size for \
            its own traits, and is measured and laid out again when the category changes.
            """,
            evidence: [
                .source(.temoki, "the sizes"), .source(.docs, "adjustsFontForContentSizeCategory"),
                .words("how metrics scale and round is ours"),
            ], .assumed),
    ]
}
