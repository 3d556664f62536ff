extension UIScrollView {
    /// X25: the user taps the middle of a row or an item, which `frame` tells once the list is laid out;
    /// where no finger can reach it, `press` presses and lifts as a finger would.
    func userTapsElement(at frame: () -> CGRect?, otherwise press: () -> Void) {
        simulator.layout.layOutNow(self)
        let middle = frame().map { CGPoint(x: $0.midX, y: $0.midY) }
        if let middle, meetsFinger(at: middle), !simulator.hasFingers {
            simulator.userTaps(at: middle, of: self)
        } else {
            press()
        }
    }
}
