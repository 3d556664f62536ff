import HeadlessUIKit
import Workbench

/// Fingers, the pointer and the keys.
extension CommandGenerator {
    mutating func finger(_ workbench: Workbench) -> String? {
        if dice.roll(4) == 0 { return fingerTarget(workbench) }
        if dice.roll(4) == 0 { return firstOffered(["tap", "touch", "type", "slide"], workbench) }
        guard let name = pick(Stage.plain + ["m", "c", "w"], workbench) else { return nil }
        return dice.pick([
            "touch \(name)", "touch \(name) for 1", "touch \(name) at 10 10", "tap 100 200",
            "touch \(name) times 2", "touch \(name) fingers 2", "pan \(name) by 120 0",
            "pan \(name) by 0 -80 over 0.5", "pinch \(name) to 2", "twist \(name) by 90",
            "hover \(name)", "hover off", "drag up 100", "drag 10 300", "tap outside", "swipe down",
            "type \"hi\" in field", "type there", "slide volume to 0.5", "tap button",
            "keyboard show", "keyboard hide", "swipe back", "progress 0.5", "finish", "cancel",
        ])
    }

    /// Something that a finger can do something with.
    private mutating func fingerTarget(_ workbench: Workbench) -> String? {
        pick(Stage.plain, workbench).map { name in
            dice.pick([
                "let button = UIButton(type: .system, primaryAction: UIAction(title: \"Go\") "
                    + "{ _ in print(\"go\") }); button.frame = CGRect(x: 40, y: 120, width: 80, "
                    + "height: 44); \(name).view.addSubview(button)",
                "let field = UITextField(frame: CGRect(x: 40, y: 200, width: 120, height: 40)); "
                    + "\(name).view.addSubview(field)",
                "let volume = UISlider(frame: CGRect(x: 40, y: 300, width: 120, height: 40)); "
                    + "\(name).view.addSubview(volume)",
                "let presses = UILongPressGestureRecognizer(); \(name).view.addGestureRecognizer(presses)",
                "let taps = UITapGestureRecognizer(); \(name).view.addGestureRecognizer(taps)",
                "let pans = UIPanGestureRecognizer(); \(name).view.addGestureRecognizer(pans)",
                "let pinches = UIPinchGestureRecognizer(); \(name).view.addGestureRecognizer(pinches)",
                "let scroll = UIScrollView(frame: \(name).view.bounds); "
                    + "scroll.contentSize = CGSize(width: 400, height: 2000); "
                    + "\(name).view.addSubview(scroll)",
            ])
        }
    }
}
