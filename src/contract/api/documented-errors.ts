/**
 * Business codes that a call answers with besides its service's success codes, code to meaning. For the document of the
 * backend and the tests; apart from the calls, whose table every page of the app loads.
 */
import { BACKEND_CODE, ERROR_CODE } from '../errors';
import type { CallName } from './index';
import { PHONE_ALREADY_BOUND } from './member';

type Meanings = Readonly<Record<string, string>>;

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

export const documentedErrors: Readonly<Partial<Record<CallName, Meanings>>> = {
  pwdLogin: {
    [ERROR_CODE.deviceLimit]: 'more devices than the account may use',
    [BACKEND_CODE.wrongCredentials]: 'phone or password is wrong',
    ...badCipher,
  },
  verificationLogin: {
    [ERROR_CODE.smsLoginRefused]: 'refused; the caller shows its own text',
    ...badCode,
    ...badCipher,
  },
  phoneChangeWechat: { [PHONE_ALREADY_BOUND]: 'the phone is bound to another social account' },
  sendVerificationCode: sendErrors,
  sendLoginVerificationCode: sendErrors,
  sendVerificationCodeV3: sendErrors,
  resetPassword: { [BACKEND_CODE.phoneNotRegistered]: 'nobody has this phone', ...badCode, ...badCipher },
  oneTimeLinkToken: { [ERROR_CODE.sessionInvalid]: 'no session: the token is empty' },
};
