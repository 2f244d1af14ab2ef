/** Toasts shown during login. */
export const ACCOUNT_MESSAGES = {
  wrongCredentials: '手机号或密码错误',
  deviceLimit: '您的账号登录设备数已超过上限，请使用短信验证码登录，或联系班主任、公众号在线客服处理',
  deviceRemoved: '这台设备已不在列表中',
  deviceInUse: '不能移除正在使用的设备，请使用退出登录',
  phoneInvalid: '请输入正确的手机号码！',
  phoneNotRegistered: '该手机号尚未注册',
  buildTooOld: '当前版本太旧，请更新后再登录',
  cipherInvalid: '登录信息无法识别，请重新输入',
  newPasswordRule: '密码需为8–20位，且同时包含字母和数字',
  temporaryTokenInvalid: '登录已失效，请重新登录',
  alreadyBound: '该手机号已绑定其他微信号',
  openidUnknown: '微信授权已失效，请重新授权',
  wechatRefused: '微信授权失败，请重试',
  wechatPhoneRefused: '获取微信手机号失败，请用验证码登录',
  wechatPhoneUnavailable: '暂时无法获取微信手机号，请用验证码登录',
} as const;

export const tooManyFailures = (minutes: number) =>
  `密码错误次数过多，请${minutes}分钟后再试，或使用短信验证码登录`;
