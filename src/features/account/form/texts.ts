/** Messages for a wrong phone or code are given by the specification. */
export const FORM_TEXT = {
  phoneEmpty: '手机号码不能为空！',
  phoneInvalid: '请输入正确的手机号码！',
  codeEmpty: '请输入验证码！',
  passwordEmpty: '请输入密码！',
  newPasswordRule: '密码需为8-20位，且同时包含字母和数字',
  newPasswordEmpty: '请输入新密码！',
  repeatEmpty: '请再次输入新密码！',
  repeatDiffers: '两次输入的密码不一致！',
} as const;
