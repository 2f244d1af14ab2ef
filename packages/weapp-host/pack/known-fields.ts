const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Fields of app.json in WeChat's documentation. */
const APP = words(`
  $schema entryPagePath pages window tabBar networkTimeout debug functionalPages subpackages subPackages workers
  requiredBackgroundModes requiredPrivateInfos plugins preloadRule resizable frameset usingComponents permission
  sitemapLocation style useExtendedLib entranceDeclare darkmode themeLocation lazyCodeLoading singlePage
  supportedMaterials serviceProviderTicket embeddedAppIdList halfPage debugOptions enablePassiveEvent resolveAlias
  renderer rendererOptions componentFramework miniApp static convertRpxToVw appBar usePrivacyCheck __usePrivacyCheck__
  behaviors componentPlaceholder navigateToMiniProgramAppIdList navigateToMiniProgramAppIdLists cloud cloudVersion
  publicComponents pageExclude useCommandLineTools handleWebviewPreload
`);

/** Fields of a page's or component's JSON in WeChat's documentation. */
const FILE = words(`
  $schema component usingComponents componentGenerics componentPlaceholder styleIsolation pureDataPattern
  addGlobalClass virtualHost multipleSlots dynamicSlots
  navigationBarBackgroundColor navigationBarTextStyle navigationBarTitleText navigationStyle homeButton
  backgroundColor backgroundColorContent backgroundTextStyle backgroundColorTop backgroundColorBottom
  enablePullDownRefresh onReachBottomDistance pageOrientation disableScroll initialRenderingCache
  restartStrategy handleWebviewPreload visualEffectInBackground enablePassiveEvent renderer rendererOptions
  componentFramework singlePage enableShareAppMessage enableShareTimeline navigationBarShadow
`);

export const isKnownAppField = (name: string): boolean => APP.has(name);
export const isKnownFileField = (name: string): boolean => FILE.has(name);
