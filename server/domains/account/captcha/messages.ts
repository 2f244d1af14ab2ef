export const CAPTCHA_MESSAGES = {
  expired: '验证码已失效，请重新获取',
  wrongPlace: '验证失败，请重试',
  wrongSum: '得数不对，请再听一题',
  getFailed: '获取验证码失败，请稍后再试',
  getTooOften: '获取验证码过于频繁，请稍后再试',
  locked: '验证失败次数过多，请稍后再试',
  checkTooOften: '验证过于频繁，请稍后再试',
} as const;
