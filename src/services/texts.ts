/** Client messages, mostly from the specification, and texts shared by all screens. */
export const ERROR = {
  responseEmpty: '返回数据为空',
  responseStatus: '返回状态异常',
  sessionExpired: '登录状态已过期，请重新登录',
  timeout: '网络超时，请检查网络',
  requestFailed: '请求失败，请重试',
  network: '网络异常',
  foreign: '网络可能需要先登录，请检查 Wi-Fi',
  versionTooLow: '当前版本不支持，请升级后再试',
  unsupported: '当前环境不支持该功能',
  denied: '暂时无法完成该操作',
} as const;

/** For routes without a page, or whose page may not be shown. */
export const ROUTER = {
  elsewhere: '这个页面请在豌豆家长端里查看',
  reopen: '请关闭豌豆家长端，重新打开后再试',
} as const;

export const FEEDBACK = { loading: '加载中…', confirm: '确定', cancel: '取消' } as const;
