export const WECHAT_PHONE_TEXT = {
  button: '微信手机号一键登录',
  other: '其他登录方式',
  accept: '同意并使用微信手机号',
  /** Refused by the parent, or not given by WeChat. */
  none: '获取微信手机号失败，请用验证码登录',
} as const;
