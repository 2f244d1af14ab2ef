/** Part 1 section 7, login and member service. */
import { defineCalls } from '../define';
import type { memberSchemas } from './member.schema';

/** phoneChangeWechat: the phone is already bound to a social account; asked again with `rebind` (assumed code). */
export const PHONE_ALREADY_BOUND = '1000021';

export const memberCalls = defineCalls<typeof memberSchemas>()({
  pwdLogin: {
    method: 'POST',
    path: '/member/aggregation/v2/pwdLogin',
    service: 'member',
    access: 'public',
    served: true,
  },
  verificationLogin: {
    method: 'POST',
    path: '/member/aggregation/v2/verificationLogin',
    service: 'member',
    access: 'public',
    served: true,
  },
  phoneChangeWechat: {
    method: 'POST',
    path: '/member/v1/front/phoneChangeWechat',
    service: 'member',
    access: 'session',
    served: true,
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
  },
  sendLoginVerificationCode: {
    method: 'POST',
    path: '/member/v2/verificationCode/login/send',
    service: 'member',
    access: 'public',
    served: true,
  },
  sendVerificationCodeV3: {
    method: 'POST',
    path: '/member/v3/sendVerificationCode',
    service: 'member',
    access: 'optional',
    served: true,
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
  },
  /** 1000014 means an empty token here, not a forced login (part 2 section 8, decisions.md 10). */
  oneTimeLinkToken: {
    method: 'POST',
    path: '/member/v2/oneTimeLinkToken',
    service: 'member',
    access: 'optional',
    served: true,
    assumed: true,
    // A parent waits behind the loading indicator: a link without its token is better than none (assumed).
    timeoutMs: 5000,
  },
});
