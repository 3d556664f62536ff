// swift-format-ignore-file
// Written by scripts/generate-lessons from Guides/GuideMain.storyboard.
extension LessonCatalogue {
    static let guideGuidemainStoryboard = File(
        name: "GuideMain.storyboard",
        text: #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="nav-01">
    <scenes>
        <!--Navigation Controller-->
        <scene sceneID="sce-01">
            <objects>
                <navigationController storyboardIdentifier="start" id="nav-01" sceneMemberID="viewController">
                    <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-01">
                        <rect key="frame" x="0.0" y="59" width="393" height="54"/>
                        <autoresizingMask key="autoresizingMask"/>
                    </navigationBar>
                    <connections>
                        <segue destination="fst-01" kind="relationship" relationship="rootViewController" id="seg-01"/>
                    </connections>
                </navigationController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="fir-01" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
        <!--First-->
        <scene sceneID="sce-02">
            <objects>
                <viewController storyboardIdentifier="first" title="First" id="fst-01" customClass="FirstController" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="fst-02">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="fst-03">
                                <rect key="frame" x="100" y="200" width="193" height="44"/>
                                <autoresizingMask key="autoresizingMask"/>
                                <state key="normal" title="Second"/>
                                <connections>
                                    <action selector="showSecond:" destination="fst-01" eventType="touchUpInside" id="act-01"/>
                                </connections>
                            </button>
                            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="fst-04">
                                <rect key="frame" x="100" y="300" width="193" height="44"/>
                                <autoresizingMask key="autoresizingMask"/>
                                <state key="normal" title="Details"/>
                                <connections>
                                    <segue destination="det-01" kind="show" identifier="showDetails" id="seg-02"/>
                                </connections>
                            </button>
                            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="fst-05">
                                <rect key="frame" x="100" y="400" width="193" height="44"/>
                                <autoresizingMask key="autoresizingMask"/>
                                <state key="normal" title="Note"/>
                                <connections>
                                    <segue destination="not-01" kind="presentation" identifier="showNote" modalPresentationStyle="fullScreen" id="seg-03"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="fir-02" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
        <!--Details-->
        <scene sceneID="sce-03">
            <objects>
                <viewController storyboardIdentifier="details" title="Details" id="det-01" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="det-02">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <containerView opaque="NO" contentMode="scaleToFill" id="det-03">
                                <rect key="frame" x="0.0" y="400" width="393" height="452"/>
                                <autoresizingMask key="autoresizingMask"/>
                                <connections>
                                    <segue destination="map-01" kind="embed" identifier="embedMap" id="seg-04"/>
                                </connections>
                            </containerView>
                        </subviews>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="fir-03" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
        <!--Map-->
        <scene sceneID="sce-04">
            <objects>
                <viewController title="Map" id="map-01" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="map-02">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="452"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="fir-04" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
        <!--Note-->
        <scene sceneID="sce-05">
            <objects>
                <viewController storyboardIdentifier="note" title="Note" id="not-01" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="not-02">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="fir-05" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
    </scenes>
</document>
"""#)
}
