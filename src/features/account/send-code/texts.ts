export const SEND_CODE_TEXT = {
  label: '验证码',
  placeholder: '请输入验证码',
  send: '获取验证码',
  again: '重新获取',
  sending: '请求中…',
  sent: '发送成功',
  secondsLeft: (seconds: number): string => `${seconds}s`,
  waitHint: (seconds: number): string => `${seconds}秒后可重新获取`,
} as const;

/** Message of every login by code for 1000012: rule account-10. */
export const SMS_REFUSED = '登录失败，请核对手机号和验证码后重试';
