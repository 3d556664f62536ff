import HeadlessUIKit

extension MemberList<TransitionCoordinatorReference> {
    mutating func addByHand() {
        method(
            "animateAlongsideTransition(in:animation:completion:)", defaults: ["completion": .null]
        ) { reference in
            {
                (
                    view: UIView?, animation: Block<TransitionCoordinatorContextReference>?,
                    completion: Block<TransitionCoordinatorContextReference>?
                ) in
                reference.object.animateAlongsideTransition(
                    in: view, animation: runner(of: animation), completion: runner(of: completion))
            }
        }
    }
}

/// What the model runs where statements have given a closure.
@MainActor
private func runner(
    of block: Block<TransitionCoordinatorContextReference>?
) -> ((any UIViewControllerTransitionCoordinatorContext) -> Void)? {
    block.map { block in { block.call(TransitionCoordinatorContextReference($0)) } }
}

extension MemberList<UIPresentationController> {
    mutating func addByHand() {
        unwrappedProperty("presentedViewController", { $0.presentedIfAlive })
        unwrappedProperty("presentingViewController", { $0.presentingViewController })
        addTraitRegistration()
    }
}
