/// Texts that several tests share.
enum Fixtures {
  static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="32700.99.1234" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <objects>
            <view contentMode="scaleToFill" id="top-00-000">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001" \
    userLabel="Box">
                        <rect key="frame" x="10" y="20" width="30" height="40"/>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="box-00-001" firstAttribute="leading" secondItem="top-00-000" \
    secondAttribute="leading" constant="10" id="con-00-001"/>
                </constraints>
            </view>
        </objects>
    </document>

    """
}
