/** Part 1 section 7, captcha. Answers are {repCode, repMsg, repData}; codes: CaptchaCode. */
import { defineCalls } from '../define';
import { CaptchaCode } from '../enums';
import type { captchaSchemas } from './captcha.schema';

export const captchaCalls = defineCalls<typeof captchaSchemas>()({
  getCaptcha: {
    method: 'POST',
    path: '/auth/o/v1/captcha/get',
    service: 'captcha',
    access: 'public',
    served: true,
    errors: {
      [CaptchaCode.getFailed]: 'no images could be made',
      [CaptchaCode.getTooOften]: 'asked too often; the images are cleared',
      [CaptchaCode.locked]: 'too many failures',
    },
  },
  checkCaptcha: {
    method: 'POST',
    path: '/auth/o/v1/captcha/check',
    service: 'captcha',
    access: 'public',
    served: true,
    errors: {
      [CaptchaCode.expired]: 'the token is used or too old',
      [CaptchaCode.wrongPlace]: 'the piece is in the wrong place',
      [CaptchaCode.checkTooOften]: 'checked too often',
      [CaptchaCode.invalidRequest]: 'the request makes no sense',
    },
  },
});
