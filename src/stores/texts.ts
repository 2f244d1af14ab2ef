export const TABS = {
  index: '首页',
  growUpStudyPlan: '成长',
  myTabClass: '课程',
  parentsCenter: '我的',
} as const;

export const SESSION = {
  loggedOut: '已退出登录',
  expired: '登录状态已过期，请重新登录',
  rebind: '该手机号已绑定其他社交账号，确认换绑吗？',
  rebindYes: '绑定',
  rebindNo: '暂不绑定',
  weChatBound: '微信绑定成功',
  weChatNotBound: '微信绑定失败，请稍后重试',
} as const;

export const BOOT = {
  chunkFailed: '页面加载失败，请检查网络后重试',
  reload: '重新加载',
  home: '回首页',
} as const;
