// swift-format-ignore-file
// Written by scripts/generate-lessons from Guides/GuideEditor.storyboard.
extension LessonCatalogue {
    static let guideGuideeditorStoryboard = File(
        name: "GuideEditor.storyboard",
        text: #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <scenes>
        <!--Editor-->
        <scene sceneID="sce-21">
            <objects>
                <viewController storyboardIdentifier="editor" title="Editor" id="edi-01" customClass="EditorController" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="edi-02">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Tap anywhere" id="edi-03">
                                <rect key="frame" x="20" y="100" width="300" height="21"/>
                                <autoresizingMask key="autoresizingMask"/>
                            </label>
                            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Only where there is height" id="edi-04">
                                <rect key="frame" x="20" y="200" width="300" height="21"/>
                                <autoresizingMask key="autoresizingMask"/>
                            </label>
                        </subviews>
                        <variation key="heightClass=compact">
                            <mask key="subviews">
                                <exclude reference="edi-04"/>
                            </mask>
                        </variation>
                        <connections>
                            <outletCollection property="gestureRecognizers" destination="edi-05" appends="YES" id="out-21"/>
                        </connections>
                    </view>
                </viewController>
                <tapGestureRecognizer id="edi-05">
                    <connections>
                        <action selector="tapped:" destination="edi-01" id="act-21"/>
                    </connections>
                </tapGestureRecognizer>
                <placeholder placeholderIdentifier="IBFirstResponder" id="fir-21" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
    </scenes>
</document>
"""#)
}
