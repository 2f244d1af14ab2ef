import type { SmsSettings } from '../provider-settings';
import { callJson, postJson, type Fetch } from './outgoing';

interface SmsMessage {
  readonly areaCode: string;
  /** In plain: the one place where a number leaves us, over the operator's gateway. */
  readonly phone: string;
  /** How it may be shown; it does not go to the gateway. */
  readonly phoneMask: string;
  readonly code: string;
  /** What the code is for, in Chinese, such as 登录. */
  readonly purpose: string;
}

export interface SmsProvider {
  /** Resolves when the gateway took the message; throws a ProviderError otherwise. */
  send(message: SmsMessage): Promise<void>;
}

/** POST {areaCode, phone, code, purpose} to the operator's gateway; any 2xx means taken. */
export function gatewaySms({ url, token }: SmsSettings, fetchFrom: Fetch): SmsProvider {
  return {
    async send({ areaCode, phone, code, purpose }) {
      await callJson('sms gateway', fetchFrom, url, postJson({ areaCode, phone, code, purpose }, token));
    },
  };
}

/** Shows the code to whoever started the server. Not through the log: a log holds no codes. */
export function demoSms(print: (line: string) => void): SmsProvider {
  return {
    async send({ phoneMask, code, purpose }) {
      print(`[demo sms] ${phoneMask} ${purpose}验证码 ${code}`);
    },
  };
}
