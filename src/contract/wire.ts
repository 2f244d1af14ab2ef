/**
 * Header names. captchaVerification, staffAuthType and deviceId, which identifies devices without a native app, are not shown (assumed).
 */
export const HEADER = {
  appid: 'appid',
  token: 'token',
  authorization: 'authorization',
  homeTime: 'klzz_ol_home_time',
  homeToken: 'klzz_ol_home_token',
  homeUid: 'klzz_ol_home_uid',
  appScene: 'app-scene',
  appProject: 'app-project',
  captchaVerification: 'captcha-verification',
  staffAuthType: 'auth-type',
  appVersion: 'appVersion',
  system: 'system',
  systemVersion: 'systemVersion',
  phoneModel: 'phoneModel',
  channel: 'channel',
  appDeviceId: 'appDeviceId',
  appName: 'appName',
  deviceId: 'device-id',
} as const;

/** Fixed values of two of these headers; not shown (assumed). */
export const STAFF_AUTH_TYPE = 'STAFF';
/** The member service's name for this app; not shown in the specification (assumed). */
export const APP_ID = 'wandou-parent';
export const APP_PROJECT_MINI_PROGRAM = 'mini-program';

/** Timeouts. */
export const REQUEST_TIMEOUT_MS = 20_000;
export const MEMBER_TIMEOUT_MS = 60_000;

export const WIRE_UTC_OFFSET = '+08:00';

export type ValueOf<T> = T[keyof T];

/** Maximum bytes of a keepalive body: browsers limit all pending ones together to 64 KiB. */
export const OUTLIVING_BYTES = 60_000;

/** Upper bound of a text's UTF-8 bytes: a Chinese character takes three. */
export const bytesOf = (text: string): number => text.length + 2 * text.replace(/[\x20-\x7e]/g, '').length;
