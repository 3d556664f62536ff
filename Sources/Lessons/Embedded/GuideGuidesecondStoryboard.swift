// swift-format-ignore-file
// Written by scripts/generate-lessons from Guides/GuideSecond.storyboard.
extension LessonCatalogue {
    static let guideGuidesecondStoryboard = File(
        name: "GuideSecond.storyboard",
        text: #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <scenes>
        <!--Form-->
        <scene sceneID="sce-01">
            <objects>
                <viewController storyboardIdentifier="form" title="Form" id="frm-01" customClass="FormController" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="frm-02">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="frm-03">
                                <rect key="frame" x="100" y="200" width="193" height="44"/>
                                <autoresizingMask key="autoresizingMask"/>
                                <state key="normal" title="Save"/>
                                <connections>
                                    <action selector="save:" destination="frm-01" eventType="touchUpInside" id="act-01"/>
                                </connections>
                            </button>
                            <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Name" id="frm-04">
                                <rect key="frame" x="100" y="100" width="193" height="34"/>
                                <autoresizingMask key="autoresizingMask"/>
                            </textField>
                        </subviews>
                    </view>
                    <connections>
                        <outlet property="button" destination="frm-03" id="out-01"/>
                        <outlet property="field" destination="frm-04" id="out-02"/>
                    </connections>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="fir-01" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
    </scenes>
</document>
"""#)
}
