import Foundation
import HeadlessUIKit
import HierarchyRecords
import InterfaceBuilder

/// What a storyboard costs, by the number of its scenes.
@MainActor
enum StoryboardWorkload: String, CaseIterable {
    /// Reading the file.
    case open
    /// Making one scene of it, with its view.
    case instantiate
    /// Making its initial controller, with all that relationships put into it.
    case cascade

    /// How many views each scene has.
    nonisolated static let views = 20

    /// Milliseconds of the work on a file.
    func milliseconds(_ path: String) throws -> Double {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        switch self {
        case .open: return try open(bytes, path)
        case .instantiate: return try instantiate(InterfaceReader.document(bytes, file: path))
        case .cascade: return try cascade(InterfaceReader.document(bytes, file: path))
        }
    }

    private func open(_ bytes: [UInt8], _ path: String) throws -> Double {
        try median(
            (0..<7).map { _ in
                let begin = monotonicSeconds()
                let document = try InterfaceReader.document(bytes, file: path)
                let taken = monotonicSeconds() - begin
                guard document.problems.isEmpty, !document.scenes.isEmpty else {
                    throw BenchmarkError("the storyboard was misread")
                }
                return 1_000 * taken
            })
    }

    private func instantiate(_ document: InterfaceDocument) throws -> Double {
        let board = UIStoryboard(document, name: "Many")
        let times = (0..<400).map { _ in
            milliseconds {
                let made = board.instantiateViewController(withIdentifier: "scene5")
                made.loadViewIfNeeded()
                return made.view.subviews.count == Self.views - 1
            }
        }
        // The first ones fill the caches of the machine.
        return try whole(Array(times.dropFirst(100)))
    }

    private func cascade(_ document: InterfaceDocument) throws -> Double {
        let board = UIStoryboard(document, name: "Many")
        return try whole(
            (0..<15).map { _ in
                milliseconds { board.instantiateInitialViewController()?.children.isEmpty == false }
            })
    }

    /// How long the work takes; not a number where it says that it did not succeed.
    private func milliseconds(_ work: () -> Bool) -> Double {
        let begin = monotonicSeconds()
        let isDone = work()
        let taken = monotonicSeconds() - begin
        Simulator.current.runUntilIdle()
        Simulator.current.truncateLog(to: 0)
        return isDone ? 1_000 * taken : .nan
    }

    private func whole(_ times: [Double]) throws -> Double {
        guard times.allSatisfy({ !$0.isNaN }) else {
            throw BenchmarkError("the storyboard's scene was not made")
        }
        return median(times)
    }

    /// A storyboard as Xcode writes it: scenes of a view with a few buttons, labels and constraints;
    /// each scene's first button leads to the next one.
    nonisolated static func file(scenes: Int) -> String {
        let body = (0..<scenes).map { scene($0, next: ($0 + 1) % scenes) }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
            useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc0">
                <scenes>
            \(body.joined())    </scenes>
            </document>

            """
    }

    private nonisolated static func scene(_ scene: Int, next: Int) -> String {
        """
                <scene sceneID="sc\(scene)">
                    <objects>
                        <viewController storyboardIdentifier="scene\(scene)" id="vc\(scene)" \
        sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="v\(scene)">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" \
        heightSizable="YES"/>
                                <subviews>
        \((1..<views).map { view($0, scene, next) }.joined())                        </subviews>
                                <viewLayoutGuide key="safeArea" id="g\(scene)"/>
                                <constraints>
                                    <constraint firstItem="v\(scene)-1" firstAttribute="top" \
        secondItem="g\(scene)" secondAttribute="top" constant="20" id="c\(scene)"/>
                                </constraints>
                            </view>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="f\(scene)" \
        userLabel="First Responder" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>

        """
    }

    private nonisolated static func view(_ view: Int, _ scene: Int, _ next: Int) -> String {
        let id = "v\(scene)-\(view)"
        let frame = "<rect key=\"frame\" x=\"20\" y=\"\(40 * view)\" width=\"75.5\" height=\"35\"/>"
        if view > 1 {
            return """
                                        <label opaque="NO" contentMode="left" text="Label" \
                id="\(id)">
                                            \(frame)
                                        </label>

                """
        }
        return """
                                    <button opaque="NO" contentMode="scaleToFill" \
            buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                                        \(frame)
                                        <state key="normal" title="Next"/>
                                        <connections>
                                            <segue destination="vc\(next)" kind="show" \
            identifier="next" id="s\(scene)"/>
                                        </connections>
                                    </button>

            """
    }
}
