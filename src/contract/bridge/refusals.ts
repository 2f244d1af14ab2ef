/** Error texts of the platform layer. In a module of their own, so that only their users bundle them. */
export const BRIDGE_REFUSAL = {
  versionTooLow: 'version not support',
  parameterMissing: '参数必传',
  notLoggedIn: '没有登录',
  badStatusCode: '返回状态码非法',
  noShareInfo: '没有前置的shareInfo, 流程出错',
  noSharePlatforms: '获取可分享的平台失败',
  qrCodeFailed: '二维码生成失败',
  noShareAndroid: 'window对象不存在shareAndroid属性',
  noThirdPartyLoginAndroid: '安卓暂时没有第三方登录',
  noThirdPartyLoginIos: 'iOS暂时没有第三方登录',
  noThirdPartyLoginWeb: '普通网页没有第三方登录',
  courseInfoFailed: '获取课程信息失败',
  lessonNotStarted: '这节课还未开始',
  raceTimeout: 'race执行超时',
} as const;
