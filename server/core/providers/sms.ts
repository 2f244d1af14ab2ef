import type { SmsSettings } from '../provider-settings';
import { callJson, postJson, type Fetch } from './outgoing';

interface SmsTo {
  readonly areaCode: string;
  /** In plain text: the only place where a number leaves the backend, through the operator's gateway. */
  readonly phone: string;
  /** Masked number for display; not sent to the gateway. */
  readonly phoneMask: string;
}

interface SmsCode extends SmsTo {
  readonly code: string;
  /** Purpose of the code, in Chinese, such as 登录. */
  readonly purpose: string;
}

interface SmsNotice extends SmsTo {
  /** Of this message: one that comes a second time with the same id is no new one. */
  readonly id: number;
  readonly text: string;
}

/** Both resolve when the gateway has accepted the message; otherwise they throw a ProviderError. */
export interface SmsProvider {
  send(message: SmsCode): Promise<void>;
  /** null: the operator sends codes only. */
  readonly notify: ((message: SmsNotice) => Promise<void>) | null;
}

/** POST {areaCode, phone, code, purpose} or {areaCode, phone, id, text} to the operator's gateway; any 2xx means accepted. */
export function gatewaySms({ takesNotices, token, url }: SmsSettings, fetchFrom: Fetch): SmsProvider {
  const post = async (body: unknown) => {
    await callJson('sms gateway', fetchFrom, url, postJson(body, token));
  };
  return {
    send: ({ areaCode, phone, code, purpose }) => post({ areaCode, phone, code, purpose }),
    notify: takesNotices ? ({ areaCode, phone, id, text }) => post({ areaCode, phone, id, text }) : null,
  };
}

/** Prints the code on the server's console. Not through the log, which must not contain codes. */
export function demoSms(print: (line: string) => void): SmsProvider {
  return {
    async send({ phoneMask, code, purpose }) {
      print(`[demo sms] ${phoneMask} ${purpose}验证码 ${code}`);
    },
    async notify({ phoneMask, text }) {
      print(`[demo sms] ${phoneMask} ${text}`);
    },
  };
}
