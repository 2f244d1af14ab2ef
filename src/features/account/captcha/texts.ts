import { CaptchaCode } from '@/contract/account/values';

export const CAPTCHA_TEXT = {
  title: '安全验证',
  guide: '向右拖动滑块，完成拼图',
  checking: '正在验证…',
  passed: '验证成功',
  refresh: '换一张',
  close: '关闭',
  failed: '验证失败，请重试',
  loading: '图片加载中…',
  retry: '重新加载',
  picture: '缺了一块的验证图片',
  piece: '拼图块',
  slider: '拼图滑块，按左右方向键移动，按回车键验证',
} as const;

const BY_CODE: Readonly<Record<string, string>> = {
  [CaptchaCode.expired]: '验证码已失效，请重试',
  [CaptchaCode.wrongPlace]: CAPTCHA_TEXT.failed,
  [CaptchaCode.getFailed]: '获取验证图片失败，请重试',
  [CaptchaCode.imagesMissing]: '验证图片暂不可用，请稍后再试',
  [CaptchaCode.getTooOften]: '刷新太频繁，请稍后再试',
  [CaptchaCode.locked]: '失败次数过多，请稍后再试',
  [CaptchaCode.checkTooOften]: '验证太频繁，请稍后再试',
  [CaptchaCode.verifyTooOften]: '验证次数过多，请稍后再试',
  [CaptchaCode.invalidRequest]: '验证请求无效，请重试',
  [CaptchaCode.unknown]: '服务器开小差了，请重试',
};

export const captchaCodeText = (code: string): string => BY_CODE[code] ?? CAPTCHA_TEXT.failed;
