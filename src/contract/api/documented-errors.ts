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
  getOrder: { [BACKEND_CODE.notFound]: 'there is no such order' },
  cancelOrder: {
    [BACKEND_CODE.notFound]: 'there is no such order',
    [BACKEND_CODE.conflict]: 'it is paid, or its time to pay was over',
  },
  confirmReceipt: {
    [BACKEND_CODE.notFound]: 'there is no such order',
    [BACKEND_CODE.conflict]: 'it is not under way',
  },
  askForLeave: {
    [BACKEND_CODE.notFound]: 'there is no such lesson',
    [BACKEND_CODE.conflict]: 'too late, attended already, or no leave left',
  },
  withdrawLeave: {
    [BACKEND_CODE.notFound]: 'there is no such leave',
    [BACKEND_CODE.conflict]: 'too late, or its make-up lesson is arranged',
  },
  oneTimeLinkToken: { [ERROR_CODE.sessionInvalid]: 'no session: the token is empty' },
  getHelpDetail: { [BACKEND_CODE.notFound]: 'there is no such article' },
  voteHelp: { [BACKEND_CODE.notFound]: 'there is no such article' },
  getMessage: { [BACKEND_CODE.notFound]: 'there is no such message' },
  readMessage: { [BACKEND_CODE.notFound]: 'there is no such message' },
  submitQuestionnaire: { [BACKEND_CODE.conflict]: 'the survey is not due, or was answered already' },
  getTutor: { [BACKEND_CODE.forbidden]: "not this child's tutor" },
  getWrongQuestionGroups: { [BACKEND_CODE.forbidden]: 'the collection is not open to this parent' },
  getWrongQuestions: { [BACKEND_CODE.forbidden]: 'the collection is not open to this parent' },
  masterWrongQuestion: { [BACKEND_CODE.forbidden]: "not open to this parent, or another child's question" },
  getLearningMaterials: { [BACKEND_CODE.forbidden]: 'official students only' },
  getMaterialFiles: { [BACKEND_CODE.forbidden]: 'official students only, of the subjects that they study' },
  getLearningVideo: { [BACKEND_CODE.forbidden]: 'official students only, of the subjects that they study' },
};
