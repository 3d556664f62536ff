import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("What UIKit has and the model lacks")
struct InertTests {
    @Test("is there, keeps what it is set to, and is named once a paste")
    func inert() {
        #expect(
            ScriptRun(
                """
                class Home: UIViewController, UIImagePickerControllerDelegate,
                    UINavigationControllerDelegate {
                    let picker = UIDatePicker()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        picker.datePickerMode = .time
                        picker.minuteInterval = 5
                        view.addSubview(picker)
                        let images = UIImagePickerController()
                        images.delegate = self
                        print(picker.minuteInterval, picker.datePickerMode == .time, images.delegate === self)
                        print(picker is UIControl, images is UINavigationController, picker.superview === view)
                    }
                }
                let home = Home()
                root home
                """
            ).talk == [
                "inert: UIDatePicker, UIDatePicker.datePickerMode, UIDatePicker.minuteInterval, "
                    + "UIImagePickerController",
                "read from inert members, which only say what they were set to: "
                    + "UIDatePicker.minuteInterval, UIDatePicker.datePickerMode",
                "5 true true", "true true true",
            ])
    }

    @Test("gives what its type is at first, and the receiver where that is of the type")
    func empty() {
        #expect(
            ScriptRun(
                """
                let image = UIImage()
                print(image.withRenderingMode(.alwaysTemplate) === image, UIDatePicker().countDownDuration)
                let picker = UIDatePicker()
                picker.setDate(Date(timeIntervalSince1970: 0), animated: true)
                print(picker.date)
                """
            ).talk == [
                "true 0.0",
                "inert: UIImage.withRenderingMode, UIDatePicker, UIDatePicker.countDownDuration",
                "read from inert members, which only say what they were set to: "
                    + "UIDatePicker.countDownDuration",
                "inert: UIDatePicker", "inert: UIDatePicker.setDate",
                "1970-01-01 00:00:00 +0000", "inert: UIDatePicker.date",
                "read from inert members, which only say what they were set to: "
                    + "UIDatePicker.date",
            ])
    }

    @Test("is refused by name under --strict, and where it would change callbacks")
    func refused() {
        let run = ScriptRun()
        run.workbench.policy.isStrict = true
        #expect(
            run.run("let picker = UIDatePicker()") == [
                "1:14: 'UIDatePicker' is not modelled here: it would be inert"
            ])
        #expect(
            ScriptRun("let v = UIView(); let s = v.viewPrintFormatter()").talk
                == [
                    "1:29: 'viewPrintFormatter' of 'UIView' is not modelled here"
                ])
    }
}
