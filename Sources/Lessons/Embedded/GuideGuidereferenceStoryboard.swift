// swift-format-ignore-file
// Written by scripts/generate-lessons from Guides/GuideReference.storyboard.
extension LessonCatalogue {
    static let guideGuidereferenceStoryboard = File(
        name: "GuideReference.storyboard",
        text: #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <scenes>
        <!--Here-->
        <scene sceneID="sce-01">
            <objects>
                <viewController storyboardIdentifier="here" title="Here" id="her-01" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="her-02">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="her-03">
                                <rect key="frame" x="100" y="200" width="193" height="44"/>
                                <autoresizingMask key="autoresizingMask"/>
                                <state key="normal" title="There"/>
                                <connections>
                                    <segue destination="ref-01" kind="presentation" identifier="there" modalPresentationStyle="fullScreen" id="seg-01"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="fir-01" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
        <!--form-->
        <scene sceneID="sce-02">
            <objects>
                <viewControllerPlaceholder storyboardName="GuideSecond" referencedIdentifier="form" id="ref-01" sceneMemberID="viewController"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="fir-02" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
    </scenes>
</document>
"""#)
}
