/**
 * Header names. captchaVerification, staffAuthType and deviceId, which tells devices apart where no native app does, are not
 * shown (assumed).
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

/** Values of the two headers above that are fixed; not shown (assumed). */
export const STAFF_AUTH_TYPE = 'STAFF';
/** The member service's name for this app; not shown in the specification (assumed). */
export const APP_ID = 'wandou-parent';
export const APP_PROJECT_MINI_PROGRAM = 'mini-program';

/** Time-outs. */
export const REQUEST_TIMEOUT_MS = 20_000;
export const MEMBER_TIMEOUT_MS = 60_000;

export const WIRE_UTC_OFFSET = '+08:00';

export type ValueOf<T> = T[keyof T];

/** Bytes of a body: browsers refuse to let more than 64 KiB of all that is under way outlive a page. */
export const OUTLIVING_BYTES = 60_000;

/** At most, of text as it travels: a Chinese character takes three. */
export const bytesOf = (text: string): number => text.length + 2 * text.replace(/[\x20-\x7e]/g, '').length;
