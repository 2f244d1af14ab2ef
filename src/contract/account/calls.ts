/** Login, captcha, area codes, password, devices, agreements, account cancellation, data export. */
import { defineCalls } from '../define';
import { shapes } from '../generated/account/calls';
import type { accountSchemas } from './schema';
import { BIZ_TOKEN_PATH, SERVICE_TOKEN_TIMEOUT_MS } from './values';

const ofMember = { service: 'member', access: 'public', served: true } as const;
const ofVisitor = { service: 'product', access: 'public', served: true } as const;
const ofSession = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const accountCalls = defineCalls<typeof accountSchemas>(shapes)({
  appLogin: {
    method: 'POST',
    path: '/v1/index/appLogin',
    service: 'product',
    access: 'session',
    served: true,
    sendsToken: true,
    once: true,
  },
  logout: {
    method: 'GET',
    path: '/v1/visitor/logout',
    service: 'product',
    access: 'optional',
    served: true,
    reads: false,
  },
  /** All documents in their current version. */
  listAgreements: {
    method: 'GET',
    path: '/v1/agreement/list',
    service: 'product',
    access: 'public',
    served: true,
    assumed: true,
  },
  getAgreement: {
    method: 'GET',
    path: '/v1/agreement/detail',
    service: 'product',
    access: 'public',
    served: true,
    assumed: true,
  },
  getCancellation: { method: 'GET', path: '/v1/cancellation/state', ...ofSession },
  /** What the cancellation would delete, counted from this account's data. */
  getCancellationLosses: { method: 'GET', path: '/v1/cancellation/losses', ...ofSession },
  /** Step 1: the parent accepts what will be lost. */
  agreeToCancellation: {
    method: 'POST',
    path: '/v1/cancellation/agree',
    ...ofSession,
  },
  /** Step 2: confirms with the code sent to the account's phone. */
  confirmCancellation: {
    method: 'POST',
    path: '/v1/cancellation/confirm',
    ...ofSession,
    once: true,
  },
  /** Possible until the cooling-off ends. Succeeds without a pending cancellation. */
  undoCancellation: {
    method: 'POST',
    path: '/v1/cancellation/undo',
    ...ofSession,
  },
  getCaptcha: {
    method: 'POST',
    path: '/auth/o/v1/captcha/get',
    service: 'captcha',
    access: 'public',
    served: true,
  },
  checkCaptcha: {
    method: 'POST',
    path: '/auth/o/v1/captcha/check',
    service: 'captcha',
    access: 'public',
    served: true,
    once: true,
  },
  /**
   * A spoken sum instead of the slider, for those who cannot drag (assumed); offered where a speech service exists
   * (getSupplierCodeList). One attempt, as with the slider; its second code is equivalent to the slider's.
   */
  getSpokenCaptcha: {
    method: 'POST',
    path: '/auth/o/v1/captcha/spoken/get',
    service: 'captcha',
    access: 'public',
    served: true,
    assumed: true,
  },
  checkSpokenCaptcha: {
    method: 'POST',
    path: '/auth/o/v1/captcha/spoken/check',
    service: 'captcha',
    access: 'public',
    served: true,
    assumed: true,
    once: true,
  },
  getSourceId: { method: 'GET', path: '/v1/common/getSourceId', ...ofVisitor },
  getSourceIdByKey: {
    method: 'GET',
    path: '/v1/common/getSourceIdByKey',
    service: 'product',
    access: 'public',
    served: true,
    assumed: true,
  },
  getPresentId: { method: 'GET', path: '/v1/common/getPresentId', ...ofVisitor },
  getServiceToken: {
    method: 'GET',
    path: '/v1/common/getServiceToken',
    service: 'product',
    access: 'session',
    served: true,
    timeoutMs: SERVICE_TOKEN_TIMEOUT_MS,
    reads: false,
  },
  /** A code for the scene in the header, sent through the CRM (rule account-85). */
  sendCrmSms: {
    method: 'POST',
    path: '/index/sms/sends',
    service: 'crm',
    access: 'public',
    served: true,
    once: true,
    unused: 'the specification gives no use',
  },
  listDevices: { method: 'GET', path: '/v1/device/list', ...ofSession },
  removeDevice: { method: 'POST', path: '/v1/device/remove', ...ofSession },
  pwdLogin: { method: 'POST', path: '/member/aggregation/v2/pwdLogin', ...ofMember, once: true },
  verificationLogin: {
    method: 'POST',
    path: '/member/aggregation/v2/verificationLogin',
    ...ofMember,
    once: true,
  },
  /** The code of WeChat's phone button instead of a code by SMS (mini program): the phone itself reaches the backend alone. */
  wechatPhoneLogin: {
    method: 'POST',
    path: '/member/v2/wechat/phoneLogin',
    ...ofMember,
    assumed: true,
    once: true,
  },
  phoneChangeWechat: {
    method: 'POST',
    path: '/member/v1/front/phoneChangeWechat',
    service: 'member',
    access: 'session',
    served: true,
  },
  checkToken: { method: 'POST', path: '/member/v2/checkToken', ...ofMember, reads: true },
  exchangeToken: {
    method: 'GET',
    path: '/member/v1/exchangeToken',
    ...ofMember,
    once: true,
  },
  sendVerificationCode: {
    method: 'POST',
    path: '/member/aggregation/v2/sendVerificationCode',
    ...ofMember,
    once: true,
  },
  sendLoginVerificationCode: {
    method: 'POST',
    path: '/member/v2/verificationCode/login/send',
    ...ofMember,
    once: true,
  },
  sendVerificationCodeV3: {
    method: 'POST',
    path: '/member/v3/sendVerificationCode',
    service: 'member',
    access: 'optional',
    served: true,
    once: true,
  },
  getSupplierCodeList: { method: 'GET', path: '/member/v2/getSupplierCodeList', ...ofMember },
  weChatAuthorization: { method: 'POST', path: '/member/v1/weChatAuthorization', ...ofMember, reads: true },
  wechatBackup: { method: 'POST', path: '/member/v2/wechat/backup', ...ofMember, once: true },
  /** Code 1000014 means that the session has expired; it does not force a login: rule links-42. */
  bizTokenLogin: { method: 'POST', path: BIZ_TOKEN_PATH, ...ofMember, once: true },
  resetPassword: {
    method: 'POST',
    path: '/member/v2/resetPassword',
    service: 'member',
    access: 'public',
    served: true,
    assumed: true,
    once: true,
  },
  exportPersonalData: { method: 'POST', path: '/v1/personalData/export', ...ofSession, once: true },
  getCountryMobilePrefixs: { method: 'GET', path: '/v1/visitor/getCountryMobilePrefixs', ...ofVisitor },
  /** Ends the session of a token that the app has replaced. Succeeds for an expired or unknown token. */
  logoutWithToken: {
    method: 'POST',
    path: '/v1/visitor/logoutWithToken',
    service: 'product',
    access: 'public',
    served: true,
    assumed: true,
  },
  getAuthCenterToken: {
    method: 'GET',
    path: '/v1/visitor/getAuthCenterToken',
    service: 'product',
    access: 'session',
    served: true,
    unused: 'the specification gives no use',
    reads: false,
  },
  exchangeTemporaryToken: {
    method: 'POST',
    path: '/v1/visitor/exchangeTemporaryToken',
    service: 'product',
    access: 'public',
    served: true,
    assumed: true,
    once: true,
  },
  newToken: {
    method: 'POST',
    path: '/v1/visitor/newToken',
    ...ofSession,
    once: true,
    unused: 'the specification gives no use',
  },
});
