// swift-format-ignore-file
// Written by scripts/generate-lessons.
extension LessonCatalogue {
    /// All files, in the order of the course.
    public static let files: [File] = [
        lesson01TreeAndStates,
        lesson01TreeAndStatesZh,
        lesson02LoadSequence,
        lesson02LoadSequenceZh,
        lesson03AppearSequence,
        lesson03AppearSequenceZh,
        lesson04AddAChild,
        lesson05ForgottenDidMove,
        lesson06ForgottenAddChild,
        lesson07ForgottenAddSubview,
        lesson08RemoveAChild,
        lesson09SwapChildren,
        lesson10SizeOfAChild,
        lesson11ForwardByHand,
        lesson12AStack,
        lesson13Tabs,
        lesson14WhoCoversTheScreen,
    ]
}
