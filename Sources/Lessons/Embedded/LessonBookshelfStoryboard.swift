// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/Bookshelf.storyboard.
extension LessonCatalogue {
    static let lessonBookshelfStoryboard = File(
        name: "Bookshelf.storyboard",
        text: #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="nav-01">
    <scenes>
        <!--Navigation Controller-->
        <scene sceneID="sce-01">
            <objects>
                <navigationController storyboardIdentifier="Start" id="nav-01" sceneMemberID="viewController">
                    <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-01">
                        <rect key="frame" x="0.0" y="59" width="393" height="54"/>
                        <autoresizingMask key="autoresizingMask"/>
                    </navigationBar>
                    <connections>
                        <segue destination="shf-01" kind="relationship" relationship="rootViewController" id="seg-01"/>
                    </connections>
                </navigationController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="fir-01" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
        <!--Shelf-->
        <scene sceneID="sce-02">
            <objects>
                <viewController storyboardIdentifier="Shelf" title="Shelf" id="shf-01" customClass="Shelf" customModule="Bookshelf" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="shf-02">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="No book yet" textAlignment="natural" lineBreakMode="tailTruncation" id="shf-03">
                                <rect key="frame" x="20" y="140" width="353" height="21"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                            </label>
                            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="shf-04">
                                <rect key="frame" x="20" y="200" width="120" height="44"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <state key="normal" title="Read"/>
                                <connections>
                                    <segue destination="bok-01" kind="show" identifier="read" id="seg-02"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                    <navigationItem key="navigationItem" title="Shelf" id="shf-05"/>
                    <connections>
                        <outlet property="caption" destination="shf-03" id="out-01"/>
                    </connections>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="fir-02" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
        <!--Book-->
        <scene sceneID="sce-03">
            <objects>
                <viewController storyboardIdentifier="Book" title="Book" id="bok-01" customClass="Book" customModule="Bookshelf" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="bok-02">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="bok-03">
                                <rect key="frame" x="20" y="200" width="120" height="44"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <state key="normal" title="Note"/>
                                <connections>
                                    <segue destination="not-01" kind="presentation" identifier="note" modalPresentationStyle="pageSheet" id="seg-03"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                    <navigationItem key="navigationItem" title="Book" id="bok-04"/>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="fir-03" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
        <!--Note-->
        <scene sceneID="sce-04">
            <objects>
                <viewController storyboardIdentifier="Note" title="Note" id="not-01" customClass="Note" customModule="Bookshelf" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="not-02">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="793"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="not-03">
                                <rect key="frame" x="20" y="60" width="120" height="44"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <state key="normal" title="Done"/>
                                <connections>
                                    <segue destination="exi-01" kind="unwind" identifier="done" unwindAction="backToShelf:" id="seg-04"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="fir-04" userLabel="First Responder" sceneMemberID="firstResponder"/>
                <exit id="exi-01" userLabel="Exit" sceneMemberID="exit"/>
            </objects>
        </scene>
    </scenes>
</document>
"""#)
}
