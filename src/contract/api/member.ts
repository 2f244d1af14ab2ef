/** Part 1 section 7, login and member service. */
import { defineCalls } from '../define';
import { BACKEND_CODE, ERROR_CODE } from '../errors';
import type { memberSchemas } from './member.schema';

/** phoneChangeWechat: the phone is already bound to a social account; asked again with `rebind` (assumed code). */
export const PHONE_ALREADY_BOUND = '1000021';

const badCipher = { [BACKEND_CODE.cipherInvalid]: 'the cipher cannot be read' };

const badCode = {
  [BACKEND_CODE.codeWrong]: 'the code is wrong',
  [BACKEND_CODE.codeExpired]: 'the code is too old or was never sent',
  [BACKEND_CODE.codeAttemptsUsedUp]: 'too many wrong codes: a new one is needed',
};

const sendErrors = {
  [ERROR_CODE.captchaNeeded]: 'a captcha is needed first',
  [BACKEND_CODE.codeSendTooOften]: 'asked too often',
  ...badCipher,
};

export const memberCalls = defineCalls<typeof memberSchemas>()({
  pwdLogin: {
    method: 'POST',
    path: '/member/aggregation/v2/pwdLogin',
    service: 'member',
    access: 'public',
    served: true,
    errors: {
      [ERROR_CODE.deviceLimit]: 'more devices than the account may use',
      [BACKEND_CODE.wrongCredentials]: 'phone or password is wrong',
      ...badCipher,
    },
  },
  verificationLogin: {
    method: 'POST',
    path: '/member/aggregation/v2/verificationLogin',
    service: 'member',
    access: 'public',
    served: true,
    errors: {
      [ERROR_CODE.smsLoginRefused]: 'refused; the caller shows its own text',
      ...badCode,
      ...badCipher,
    },
  },
  phoneChangeWechat: {
    method: 'POST',
    path: '/member/v1/front/phoneChangeWechat',
    service: 'member',
    access: 'session',
    served: true,
    errors: { [PHONE_ALREADY_BOUND]: 'the phone is bound to another social account' },
  },
  updateAge: {
    method: 'POST',
    path: '/member/front/ol-user/update',
    service: 'member',
    access: 'session',
    served: true,
  },
  checkToken: {
    method: 'POST',
    path: '/member/v2/checkToken',
    service: 'member',
    access: 'public',
    served: true,
  },
  exchangeToken: {
    method: 'GET',
    path: '/member/v1/exchangeToken',
    service: 'member',
    access: 'public',
    served: true,
  },
  sendVerificationCode: {
    method: 'POST',
    path: '/member/aggregation/v2/sendVerificationCode',
    service: 'member',
    access: 'public',
    served: true,
    errors: sendErrors,
  },
  sendLoginVerificationCode: {
    method: 'POST',
    path: '/member/v2/verificationCode/login/send',
    service: 'member',
    access: 'public',
    served: true,
    errors: sendErrors,
  },
  sendVerificationCodeV3: {
    method: 'POST',
    path: '/member/v3/sendVerificationCode',
    service: 'member',
    access: 'optional',
    served: true,
    errors: sendErrors,
  },
  getSupplierCodeList: {
    method: 'GET',
    path: '/member/v2/getSupplierCodeList',
    service: 'member',
    access: 'public',
    served: true,
  },
  weChatAuthorization: {
    method: 'POST',
    path: '/member/v1/weChatAuthorization',
    service: 'member',
    access: 'public',
    served: true,
  },
  wechatBackup: {
    method: 'POST',
    path: '/member/v2/wechat/backup',
    service: 'member',
    access: 'public',
    served: true,
  },
  bizTokenLogin: {
    method: 'POST',
    path: '/bizcenter-usercenter/o/login/bizToken',
    service: 'member',
    access: 'public',
    served: true,
  },
  resetPassword: {
    method: 'POST',
    path: '/member/v2/resetPassword',
    service: 'member',
    access: 'public',
    served: true,
    assumed: true,
    errors: { [BACKEND_CODE.phoneNotRegistered]: 'nobody has this phone', ...badCode, ...badCipher },
  },
  /** 1000014 means an empty token here, not a forced login (part 2 section 8, decisions.md 10). */
  oneTimeLinkToken: {
    method: 'POST',
    path: '/member/v2/oneTimeLinkToken',
    service: 'member',
    access: 'optional',
    served: true,
    assumed: true,
    errors: { [ERROR_CODE.sessionInvalid]: 'no session: the token is empty' },
  },
});
