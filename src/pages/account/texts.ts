export const ACCOUNT_TEXT = {
  brand: '豌豆家长端',
  welcome: '陪孩子一起，慢慢长大',
  byPassword: '密码登录',
  bySms: '验证码登录',
  passwordLabel: '密码',
  passwordPlaceholder: '请输入密码',
  submit: '登录',
  submitting: '登录中…',
  forgot: '忘记密码？',
  /** WeChat asks for a way not to log in. */
  notNow: '暂不登录',
  autoRegister: '未注册的手机号验证后将自动创建账号',

  /** Tracked with a login that failed because of its phone. */
  phoneFailureReason: '手机号填写错误',

  deviceLimitTitle: '登录提醒',
  deviceLimitContent:
    '您的账号登录设备数已超过上限，建议使用短信验证码登录。如有疑问，请联系班主任或公众号在线客服。',
  deviceLimitKnown: '知道了',

  newPasswordLabel: '新密码',
  newPasswordPlaceholder: '8–20位新密码，含字母和数字',
  repeatLabel: '确认新密码',
  repeatPlaceholder: '请再次输入新密码',
  findPasswordGuide: '验证手机号后即可设置新密码',
  changePassword: '修改密码',
  resetSubmit: '确认修改',
  resetDone: '密码修改成功，请登录',
} as const;
