/** Every served call has its handler here, or this does not compile. */
import { deviceHandlers } from './account/device-handlers';
import { loginHandlers } from './account/login';
import { personHandlers } from './profile/person';
import { sessionHandlers } from './account/session-handlers';
import { captchaHandlers } from './account/captcha/handlers';
import { commonHandlers } from './account/look-ups/handlers';
import { contentHandlers } from './content';
import { fileHandlers } from './files/handlers';
import type { Handlers } from './http/handler';
import { sendCode } from './account/sms/send';
import { wechatHandlers } from './account/wechat/handlers';

export const handlers: Handlers = {
  ...deviceHandlers,
  ...loginHandlers,
  ...personHandlers,
  ...sessionHandlers,
  ...captchaHandlers,
  ...commonHandlers,
  ...fileHandlers,
  ...wechatHandlers,
  ...contentHandlers,
  sendVerificationCode: sendCode,
  sendLoginVerificationCode: sendCode,
  sendVerificationCodeV3: sendCode,
};
