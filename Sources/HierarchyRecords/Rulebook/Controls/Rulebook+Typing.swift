extension Rulebook {
    /// The first responder, the keyboard, and lines of text.
    static let typing: [Rule] = [
        Rule(
            .u23, "The first responder", zh: "第一响应者",
            """
            becomeFirstResponder succeeds only in a window: the responder is asked \
            canBecomeFirstResponder, then the present first responder resigns, which it may \
            refuse. A responder whose view leaves its window is no longer the first.
            """,
            evidence: [
                .source(.docs, "UIResponder"),
                .source(.sdk, "UITextField.h, of textFieldDidEndEditing"),
            ], .documented),
        Rule(
            .u24, "What a text field asks its delegate", zh: "文本框问代理什么",
            """
            shouldBeginEditing when it is to become first responder; once the field before it has \
            ended, didBeginEditing; shouldChangeCharactersIn before each change by the user; \
            shouldReturn at the return key; shouldEndEditing, then didEndEditing. The return key \
            sends editingDidEndOnExit, and where that has an action the field resigns.
            """,
            evidence: [.source(.docs, "UITextFieldDelegate"), .source(.mlInputDodger)], .documented),
        Rule(
            .u36, "What a search bar asks its delegate", zh: "搜索栏问代理什么",
            """
            Before it becomes first responder shouldBeginEditing, then textDidBeginEditing, and \
            the search controller that it belongs to becomes active. shouldChangeTextIn before \
            each change by the user, and textDidChange after it. searchButtonClicked at the search \
            key and cancelButtonClicked at the cancel button; neither ends the editing of a bar of \
            the app's own. When it resigns, shouldEndEditing and textDidEndEditing.
            """,
            evidence: [
                .source(.docs, "UISearchBarDelegate"),
                .source(.mem, "the moment at which the search becomes active"),
            ], .documented),
        Rule(
            .x17, "becomeFirstResponder in viewDidLoad", zh: "viewDidLoad 里的 becomeFirstResponder",
            """
            Before the controller's view is in a window becomeFirstResponder returns false, but \
            UIKit remembers the request. When the view enters the window (in a push at its \
            beginning), the responder becomes first responder, and the keyboard comes with the \
            transition.
            """,
            evidence: [
                .source(.radar, "12323630 and 15025238"),
                .source(.iqKeyboardManager, "1885, iOS 15.4", seen: "iOS 15.4"),
                .source(.so, "33486030"),
                .words("that a presentation and a tab do the same, and false, are assumed"),
            ], .log),
        Rule(
            .x18, "becomeFirstResponder in viewWillAppear",
            zh: "viewWillAppear 里的 becomeFirstResponder",
            """
            UIKit remembers the request as in viewDidLoad (X17), since the view is not in the \
            window yet.
            """,
            evidence: [
                .source(.radar, "12323630 and 15025238"), .source(.so, "33486030"), .rule(.m2),
            ], .log),
        Rule(
            .x19, "The first responder comes back", zh: "第一响应者回来",
            """
            A controller that leaves while its field is first responder, and enters a window \
            again, has the field as first responder again; this was seen of one that was popped \
            and pushed again. What the app itself let resign stays so.
            """,
            evidence: [
                .source(.so, "41846155, iOS 10.2", seen: "iOS 10.2"), .source(.so, "23075747"),
                .words("that other ways of leaving are alike is assumed"),
            ], .log),
        Rule(
            .x20, "The keyboard under a swipe back", zh: "滑动返回时的键盘",
            """
            The first responder resigns before viewWillDisappear. Where the swipe is cancelled it \
            becomes first responder again; here that is after viewDidAppear.
            """,
            evidence: [.source(.jianshu0F), .words("the place of the return is assumed")], .log),
        Rule(
            .x40, "An accessory of the keyboard", zh: "键盘的附件视图",
            """
            inputView of the first responder, or of the next responder after it that has one, \
            takes the keyboard's place, and inputAccessoryView stands above it; reloadInputViews \
            exchanges them. A controller that has an accessory view and can become first responder \
            does so when its view enters the window, and keyboardWillShow is posted. A child of an \
            app's own container does not: it has to call becomeFirstResponder.
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
            keyboardLayoutGuide is as wide as the view and covers what the keyboard covers, from \
            below. Where that is less than the safe area takes at the bottom, it covers that part \
            of the safe area.
            """,
            evidence: [.source(.docs, "keyboardLayoutGuide")], .assumed, since: 15),
        Rule(
            .a96, "The order in which editing begins and ends", zh: "编辑开始与结束的顺序",
            """
            First the delegate, then the control's action, the notification, and the keyboard: \
            when editing begins, and when it ends. For a character that the user types the \
            delegate is asked, the character is put in, then editingChanged and the notification \
            are sent, and the delegate is told of the changed selection.
            """,
            evidence: [
                .source(.iqKeyboardManager, "text views alone hear of the keyboard first")
            ], .assumed),
        Rule(
            .a97, "The keyboard's notifications", zh: "键盘的通知",
            """
            keyboardWillChangeFrame and keyboardWillShow, or keyboardWillHide, are posted at once; \
            keyboardDidChangeFrame and keyboardDidShow, or keyboardDidHide, a quarter of a second \
            later. Up to iOS 10 a change to another field posts them again while the keyboard is \
            up; from 11 on it does not.
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
            .a104, "The keyboard in a rotation", zh: "旋转时的键盘",
            """
            It stays up. keyboardWillChangeFrame and keyboardWillShow are posted, with where it \
            stood and where it will stand, once the views have their new sizes and traits; \
            keyboardDidChangeFrame and keyboardDidShow after that.
            """,
            evidence: [.source(.mem)], .assumed),
        Rule(
            .a115, "Lines that the width breaks", zh: "因宽度折断的行",
            """
            A label that may have several lines and has no preferredMaxLayoutWidth, and a text \
            view that does not scroll, are laid out twice: the first pass gives the width, the \
            second the height that lines of that width need. The width that the content asks for \
            stays that of unbroken lines. sizeThatFits breaks lines at the width that it is given, \
            if any.
            """,
            evidence: [
                .source(.docs, "preferredMaxLayoutWidth and UILabel"), .source(.mem, "the rest"),
            ], .assumed),
        Rule(
            .a116, "What a text view asks its delegate", zh: "文本视图问代理什么",
            """
            The same as a text field (U24), but the keyboard comes up before didBeginEditing. For \
            a character the delegate is asked shouldChangeTextIn, the character is put in, and \
            then didChangeSelection, didChange and the notification are sent. The return key \
            begins a line. One that is not editable never becomes first responder. It has a size \
            of its own only while it does not scroll.
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
