/** What lies outside of us, one small interface each. A real one is chosen by environment, a demo one otherwise. */
export type { SmsProvider, SmsMessage } from './sms';
export type { WechatProvider, ShareSignature } from './wechat';
export type { StorageProvider, StoredFile } from './storage';
export type { PushProvider, PushMessage } from './push';

import type { PushProvider } from './push';
import type { SmsProvider } from './sms';
import type { StorageProvider } from './storage';
import type { WechatProvider } from './wechat';

export interface Providers {
  readonly sms: SmsProvider;
  readonly wechat: WechatProvider;
  readonly storage: StorageProvider;
  readonly push: PushProvider;
}
