import type { SmsSettings } from '../provider-settings';
import { callJson, postJson, type Fetch } from './outgoing';

interface SmsMessage {
  readonly areaCode: string;
  /** In plain text: the only place where a number leaves the backend, through the operator's gateway. */
  readonly phone: string;
  /** Masked number for display; not sent to the gateway. */
  readonly phoneMask: string;
  readonly code: string;
  /** Purpose of the code, in Chinese, such as 登录. */
  readonly purpose: string;
}

export interface SmsProvider {
  /** Resolves when the gateway has accepted the message; otherwise throws a ProviderError. */
  send(message: SmsMessage): Promise<void>;
}

/** POST {areaCode, phone, code, purpose} to the operator's gateway; any 2xx means accepted. */
export function gatewaySms({ url, token }: SmsSettings, fetchFrom: Fetch): SmsProvider {
  return {
    async send({ areaCode, phone, code, purpose }) {
      await callJson('sms gateway', fetchFrom, url, postJson({ areaCode, phone, code, purpose }, token));
    },
  };
}

/** Prints the code on the server's console. Not through the log, which must not contain codes. */
export function demoSms(print: (line: string) => void): SmsProvider {
  return {
    async send({ phoneMask, code, purpose }) {
      print(`[demo sms] ${phoneMask} ${purpose}验证码 ${code}`);
    },
  };
}
