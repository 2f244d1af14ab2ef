import { AppScene } from '../../../../src/contract/account/values';

export const SMS_MESSAGES = {
  captchaNeeded: '请先完成安全验证',
  sendFailed: '验证码发送失败，请稍后再试',
  sentTooMany: '今日获取验证码次数过多，请稍后再试',
  notYourPhone: '请使用当前账号绑定的手机号',
  codeWrong: '验证码错误',
  codeExpired: '验证码已失效，请重新获取',
  attemptsUsedUp: '验证码错误次数过多，请重新获取',
  sceneUnknown: '验证码用途不正确',
} as const;

export const sentTooSoon = (seconds: number) => `发送过于频繁，请${seconds}秒后再试`;

/** Purpose of the code, as worded in the message. */
export const SCENE_NAMES: Readonly<Record<AppScene, string>> = {
  [AppScene.login]: '登录',
  [AppScene.findPassword]: '找回密码',
  [AppScene.cancelAccount]: '注销账号',
};
