import HeadlessUIKit

// Views that count and show how far something is.

extension MemberList<UIProgressView> {
    mutating func addByHand() {
        property("progress", { $0.progress.asWritten }, { $0.progress = Float($1) })
        method("setProgress(_:animated:)") { view in
            { (progress: Double, animated: Bool) in
                view.setProgress(Float(progress), animated: animated)
            }
        }
    }
}
