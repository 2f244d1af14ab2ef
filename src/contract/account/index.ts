import type { DocumentedErrors } from '../define';
import { BACKEND_CODE, ERROR_CODE } from '../errors';
import { accountCalls } from './calls';
import { accountRoutes } from './routes';
import { accountSchemas } from './schema';
import { CaptchaCode, PHONE_ALREADY_BOUND } from './values';

const badCipher = {
  [BACKEND_CODE.cipherInvalid]: 'the cipher cannot be read',
  [BACKEND_CODE.buildTooOld]: 'it is for a key that is no longer used',
};

const badCode = {
  [BACKEND_CODE.codeWrong]: 'the code is wrong, or its token is not the one that came when it was sent',
  [BACKEND_CODE.codeExpired]: 'the code is too old or was never sent',
  [BACKEND_CODE.codeAttemptsUsedUp]: 'too many wrong codes: a new one is needed',
};

const sendErrors = {
  [ERROR_CODE.captchaNeeded]: 'a captcha is needed first',
  [BACKEND_CODE.codeSendTooOften]: 'asked too often',
  ...badCipher,
};

const accountErrors = {
  agreeToCancellation: { [BACKEND_CODE.conflict]: 'it is pending already' },
  confirmCancellation: {
    [BACKEND_CODE.conflict]: 'step 1 is missing or too long ago',
    [BACKEND_CODE.codeWrong]: 'the code is wrong',
    [BACKEND_CODE.codeExpired]: 'the code is too old',
    [BACKEND_CODE.codeAttemptsUsedUp]: 'too many wrong codes: a new one is needed',
  },
  undoCancellation: { [BACKEND_CODE.conflict]: 'the cooling-off is over' },
  getCaptcha: {
    [CaptchaCode.getFailed]: 'no images could be made',
    [CaptchaCode.getTooOften]: 'asked too often; the images are cleared',
    [CaptchaCode.locked]: 'too many failures',
  },
  checkCaptcha: {
    [CaptchaCode.expired]: 'the token is used or too old',
    [CaptchaCode.wrongPlace]: 'the piece is in the wrong place',
    [CaptchaCode.checkTooOften]: 'checked too often',
    [CaptchaCode.invalidRequest]: 'the request makes no sense',
  },
  getSpokenCaptcha: {
    [CaptchaCode.getFailed]: 'there is no speech service, or it failed',
    [CaptchaCode.getTooOften]: 'asked too often',
    [CaptchaCode.locked]: 'too many failures',
  },
  checkSpokenCaptcha: {
    [CaptchaCode.expired]: 'the token is used or too old',
    [CaptchaCode.wrongPlace]: 'the sum is another',
    [CaptchaCode.checkTooOften]: 'checked too often',
    [CaptchaCode.invalidRequest]: 'the request makes no sense',
  },
  removeDevice: {
    [BACKEND_CODE.badInput]: 'the device that asks: one logs out there',
    [BACKEND_CODE.notFound]: 'none of this account, or removed already',
  },
  exportPersonalData: { [BACKEND_CODE.tooManyRequests]: 'too many copies of this account in 24 hours' },
  exchangeTemporaryToken: { [BACKEND_CODE.temporaryTokenInvalid]: 'unknown, used or too old' },
  pwdLogin: {
    [ERROR_CODE.deviceLimit]: 'more devices than the account may use',
    [BACKEND_CODE.wrongCredentials]: 'phone or password is wrong',
    ...badCipher,
  },
  verificationLogin: {
    [ERROR_CODE.smsLoginRefused]: 'refused; the caller shows its own text',
    [BACKEND_CODE.phoneNotRegistered]: '`registered` was true, and this phone has no account',
    ...badCode,
    ...badCipher,
  },
  wechatPhoneLogin: {
    [BACKEND_CODE.wrongCredentials]: 'WeChat refuses the code: used, too old, or of another app',
    [BACKEND_CODE.unavailable]: 'WeChat cannot be reached, or gives this app no phones',
    [BACKEND_CODE.phoneNotRegistered]: '`registered` was true, and this phone has no account',
  },
  phoneChangeWechat: { [PHONE_ALREADY_BOUND]: 'the phone is bound to another social account' },
  sendVerificationCode: sendErrors,
  sendLoginVerificationCode: sendErrors,
  sendVerificationCodeV3: {
    ...sendErrors,
    [BACKEND_CODE.conflict]:
      'step 1 of the cancellation is missing or too long ago, or it is pending already',
  },
  sendCrmSms: sendErrors,
  resetPassword: { [BACKEND_CODE.phoneNotRegistered]: 'no account has this phone', ...badCode, ...badCipher },
} as const satisfies DocumentedErrors<typeof accountCalls>;

export const account = {
  routes: accountRoutes,
  calls: accountCalls,
  schemas: accountSchemas,
  errors: accountErrors,
};
