/** All documented methods of wx (base library 3.x, including old ones), by their kind of result. */

export type WxKind = 'async' | 'sync' | 'factory' | 'event';

const list = (text: string): string[] => text.trim().split(/\s+/);

/** take success, fail and complete, or return a promise */
const ASYNC = list(`
  addCard addFileToFavorites addPaymentPassFinish addPaymentPassGetCertificateData addPhoneCalendar
  addPhoneContact addPhoneRepeatCalendar addVideoToFavorites authPrivateMessage authorize
  authorizeForMiniProgram batchGetStorage batchSetStorage bindEmployeeRelation canAddSecureElementPass
  canvasGetImageData canvasPutImageData canvasToTempFilePath checkDeviceSupportHevc checkEmployeeRelation
  checkIsAddedToMyMiniProgram checkIsOpenAccessibility checkIsSoterEnrolledInDevice
  checkIsSupportFacialRecognition checkIsSupportSoterAuthentication checkSession checkTransitCardSupport
  chooseAddress chooseContact chooseImage chooseInvoice chooseInvoiceTitle chooseLicensePlate
  chooseLocation chooseMedia chooseMessageFile choosePoi chooseVideo clearStorage closeBLEConnection
  closeBluetoothAdapter closeSocket compressImage compressVideo connectSocket connectWifi
  createBLEConnection createBLEPeripheralServer cropImage deleteTransitCard disableAlertBeforeUnload
  downloadFile drawCanvas editImage enableAlertBeforeUnload enterChatToolMode exitMiniProgram exitVoIPChat faceDetect
  getAvailableAudioSources getBLEDeviceCharacteristics getBLEDeviceRSSI getBLEDeviceServices getBLEMTU
  getBackgroundAudioPlayerState getBackgroundFetchData getBackgroundFetchToken getBatteryInfo getBeacons
  getBluetoothAdapterState getBluetoothDevices getChannelsLiveInfo getChannelsLiveNoticeInfo
  getChannelsShareKey getChatToolInfo getClipboardData getCommonConfig getConnectedBluetoothDevices
  getConnectedWifi getDeviceBenchmarkInfo getDeviceVoIPList getExtConfig getFileInfo getFuzzyLocation
  getGroupEnterInfo getHCEState getImageInfo getInferenceEnvInfo getLocalIPAddress getLocation
  getNetworkType getPrivacySetting getRandomValues getRendererUserAgent getSavedFileInfo getSavedFileList
  getScreenBrightness getScreenRecordingState getSecureElementPasses getSelectedTextRange getSetting
  getShareInfo getShowSplashAdStatus getSkylineInfo getStorage getStorageInfo getSystemInfo
  getSystemInfoAsync getTransitCardCPLC getTransitCardInfo getTransitCardList getUserInfo getUserProfile
  getVideoInfo getWeRunData getWifiList hideHomeButton hideKeyboard hideLoading hideNavigationBarLoading
  hideShareMenu hideTabBar hideTabBarRedDot hideToast initFaceDetect isBluetoothDevicePaired
  issueTransitCard join1v1Chat joinVoIPChat jumpToOfflinePay loadBuiltInFontFace loadFontFace login
  makeBluetoothPair makePhoneCall navigateBack navigateBackMiniProgram navigateTo navigateToMiniProgram
  notifyBLECharacteristicValueChange notifyGroupMembers openAppAuthorizeSetting openBluetoothAdapter
  openCard openChannelsActivity openChannelsEvent openChannelsLive openChannelsLiveNoticeInfo
  openChannelsUserProfile openChatTool openCustomerServiceChat openDesignerProfile openDocument
  openEmbeddedMiniProgram openHKOfflinePayView openInquiriesTopic openLocation openOfficialAccountArticle
  openOfficialAccountChat openOfficialAccountProfile openPrivacyContract openSetting openSingleStickerView
  openStickerIPView openStickerSetView openStoreCouponDetail openStoreOrderDetail
  openSystemBluetoothSetting openVideoEditor pageScrollTo pauseBackgroundAudio pauseVoice
  playBackgroundAudio playVoice pluginLogin postMessageToReferrerMiniProgram postMessageToReferrerPage
  preDownloadSubpackage preloadAssets preloadSkylineView preloadWebview previewImage previewMedia reLaunch
  readBLECharacteristicValue rechargeTransitCard redirectTo removeSavedFile removeSecureElementPass
  removeStorage removeTabBarBadge request requestAppleSubscribeSign requestCommonPayment requestDeviceVoIP
  requestFacialVerify requestMerchantTransfer requestOrderPayment requestPayment requestPluginPayment
  requestSubscribeDeviceMessage requestSubscribeEmployeeMessage requestSubscribeMessage
  requestVirtualPayment requirePrivacyAuthorize reserveChannelsLive restartMiniProgram rewriteRoute
  saveFile saveFileToDisk saveImageToPhotosAlbum saveVideoToPhotosAlbum scanCode seekBackgroundAudio
  selectGroupMembers sendHCEMessage sendSms sendSocketMessage setBLEMTU setBackgroundColor
  setBackgroundFetchToken setBackgroundTextStyle setClipboardData setEnable1v1Chat setEnableDebug
  setInnerAudioOption setKeepScreenOn setNavigationBarColor setNavigationBarTitle setScreenBrightness
  setStorage setTabBarBadge setTabBarItem setTabBarStyle setTopBarText setVisualEffectOnCapture
  setWifiList setWindowSize shareAppMessageToGroup shareEmojiToGroup shareFileMessage shareFileToGroup
  shareImageToGroup shareToOfficialAccount shareToWeRun shareVideoMessage shareVideoToGroup
  showActionSheet showLoading showModal showNavigationBarLoading showRedPackage showShareImageMenu
  showShareMenu showTabBar showTabBarRedDot showToast startAccelerometer startBeaconDiscovery
  startBluetoothDevicesDiscovery startCompass startDeviceMotionListening startGyroscope startHCE
  startLocalServiceDiscovery startLocationUpdate startLocationUpdateBackground startPullDownRefresh
  startRecord startSoterAuthentication startWifi stopAccelerometer stopBackgroundAudio stopBeaconDiscovery
  stopBluetoothDevicesDiscovery stopCompass stopDeviceMotionListening stopFaceDetect stopGyroscope stopHCE
  stopLocalServiceDiscovery stopLocationUpdate stopPullDownRefresh stopRecord stopVoice stopWifi
  subscribeVoIPVideoMembers switchTab updateShareMenu updateVoIPChatMuteConfig updateWeChatApp uploadFile
  vibrateLong vibrateShort writeBLECharacteristicValue
`);

/** return a value, and throw on failure */
const SYNC = list(`
  arrayBufferToBase64 base64ToArrayBuffer batchGetStorageSync batchSetStorageSync canIUse
  cancelIdleCallback checkIsPictureInPictureActive clearStorageSync createBufferURL getAccountInfoSync
  getApiCategory getAppAuthorizeSetting getAppBaseInfo getBatteryInfoSync getDeviceInfo
  getEnterOptionsSync getExptInfoSync getExtConfigSync getLaunchOptionsSync
  getMenuButtonBoundingClientRect getSkylineInfoSync getStorageInfoSync getStorageSync getSystemInfoSync
  getSystemSetting getWindowInfo isVKSupport nextTick removeStorageSync reportAnalytics reportEvent
  reportMonitor reportPerformance requestIdleCallback revokeBufferURL setStorageSync
`);

/** return an object with methods */
const FACTORY = list(`
  createAnimation createAudioContext createCacheManager createCameraContext createCanvasContext
  createContext createGlobalPayment createInferenceSession createInnerAudioContext createIntersectionObserver
  createInterstitialAd createLivePlayerContext createLivePusherContext createMapContext
  createMediaAudioPlayer createMediaContainer createMediaRecorder createOffscreenCanvas
  createRewardedVideoAd createSelectorQuery createTCPSocket createUDPSocket createVKSession
  createVideoContext createVideoDecoder createWebAudioContext createWorker getBackgroundAudioManager
  getFileSystemManager getLogManager getNFCAdapter getPerformance getPluginUpdateManager
  getRealtimeLogManager getRecorderManager getUpdateManager getUserCryptoManager getXrFrameSystem
`);

/** have on… and off… */
const EVENTS = list(`
  AccelerometerChange AfterPageLoad AfterPageUnload ApiCategoryChange AppHide AppRoute AppRouteDone
  AppShow AudioInterruptionBegin AudioInterruptionEnd BLECharacteristicValueChange
  BLEConnectionStateChange BLEMTUChange BLEPeripheralConnectionStateChanged BatteryInfoChange
  BeaconServiceChange BeaconUpdate BeforeAppRoute BeforePageLoad BeforePageUnload
  BluetoothAdapterStateChange BluetoothDeviceFound CompassChange CopyUrl DeviceMotionChange
  EmbeddedMiniProgramHeightChange Error GeneratePoster GetWifiList GyroscopeChange HCEMessage KeyDown
  KeyUp KeyboardHeightChange LazyLoadError LocalServiceDiscoveryStop LocalServiceFound LocalServiceLost
  LocalServiceResolveFail LocationChange LocationChangeError MemoryWarning
  MenuButtonBoundingClientRectWeightChange NetworkStatusChange NetworkWeakChange PageNotFound
  ParallelStateChange ScreenRecordingStateChanged ThemeChange UnhandledRejection UserCaptureScreen
  UserOffTranslation UserTriggerTranslation VoIPChatInterrupted VoIPChatMembersChanged
  VoIPChatSpeakersChanged VoIPChatStateChanged VoIPVideoMembersChanged WifiConnected
  WifiConnectedWithPartialInfo WindowResize WindowStateChange
`);

/** have on… only */
const EVENTS_WITHOUT_OFF = list(`
  BackgroundAudioPause BackgroundAudioPlay BackgroundAudioStop BackgroundFetchData
  NeedPrivacyAuthorization SocketClose SocketError SocketMessage SocketOpen
`);

/** Kind by name. */
export const WX_NAMES: ReadonlyMap<string, WxKind> = new Map<string, WxKind>([
  ...ASYNC.map((name) => [name, 'async'] as const),
  ...SYNC.map((name) => [name, 'sync'] as const),
  ...FACTORY.map((name) => [name, 'factory'] as const),
  ...EVENTS.flatMap((name) => [[`on${name}`, 'event'] as const, [`off${name}`, 'event'] as const]),
  ...EVENTS_WITHOUT_OFF.map((name) => [`on${name}`, 'event'] as const),
]);
