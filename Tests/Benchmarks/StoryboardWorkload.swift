import Foundation
import HierarchyRecords
import InterfaceBuilder

/// What a storyboard costs, by the number of its scenes.
enum StoryboardWorkload: String, CaseIterable {
    /// Reading the file.
    case open

    /// How many views each scene has.
    static let views = 20

    /// Milliseconds of the work on a file.
    func milliseconds(_ path: String) throws -> Double {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        return try median(
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

    /// A storyboard as Xcode writes it: scenes of a view with a few buttons, labels and constraints;
    /// each scene's first button leads to the next one.
    static func file(scenes: Int) -> String {
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

    private static func scene(_ scene: Int, next: Int) -> String {
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

    private static func view(_ view: Int, _ scene: Int, _ next: Int) -> String {
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
