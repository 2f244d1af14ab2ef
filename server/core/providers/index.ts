/** External services, one small interface each. The environment selects the real one, otherwise the demo one. */
import type { Config } from '../config';
import type { Db } from '../db/types';
import type { Random } from '../random';
import type { Clock } from '../time';
import type { Fetch, Measure } from './outgoing';
import { demoPush, gatewayPush, type PushProvider } from './push';
import { gatewayRecognition, type DemoRecognition, type RecognitionProvider } from './recognition';
import { demoSms, gatewaySms, type SmsProvider } from './sms';
import { gatewaySpeech, type SpeechProvider } from './speech';
import { demoSpeech } from './speech-demo';
import type { StorageProvider } from './storage';
import { demoStorage } from './storage-demo';
import { s3Storage } from './storage-s3';
import type { WechatProvider } from './wechat';
import { demoWechat } from './wechat-demo';
import { realWechat } from './wechat-real';

export { ProviderError } from './error';
export type { Fetch, Measure } from './outgoing';
export type { SmsProvider } from './sms';
export type { AskedPart, StorageProvider, StoredFile, StoredPart } from './storage';

export interface Providers {
  readonly sms: SmsProvider;
  readonly wechat: WechatProvider;
  readonly storage: StorageProvider;
  readonly push: PushProvider;
  readonly recognition: RecognitionProvider;
  /** null: no audio captcha. */
  readonly speech: SpeechProvider | null;
}

interface ProviderServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  /** Prints a demo code on the server's console. */
  readonly print: (line: string) => void;
  readonly fetchFrom: Fetch;
  readonly measure?: Measure;
  /** Recognises photos if no service is configured; it needs a domain's tables. */
  readonly demoRecognition: DemoRecognition;
}

export function createProviders(config: Config, services: ProviderServices): Providers {
  const { db, clock, print, random, measure = (_gateway, ask) => ask() } = services;
  const fetchOf =
    (gateway: string): Fetch =>
    (url, init) =>
      measure(gateway, () => services.fetchFrom(url, init));
  const { sms, wechat, storage, push, recognition, speech } = config.providers;
  const ownSpeech = config.production ? null : demoSpeech(print);
  return {
    sms: sms === null ? demoSms(print) : gatewaySms(sms, fetchOf('sms')),
    wechat:
      wechat === null
        ? demoWechat(services)
        : realWechat(wechat, { ...services, fetchFrom: fetchOf('wechat') }),
    storage:
      storage === null
        ? demoStorage(db, clock, random)
        : s3Storage(storage, (ask) => measure('storage', ask)),
    push: push === null ? demoPush(db, clock) : gatewayPush(push, fetchOf('push')),
    speech: speech === null ? ownSpeech : gatewaySpeech(speech, fetchOf('speech')),
    recognition:
      recognition === null
        ? services.demoRecognition(db)
        : gatewayRecognition(recognition, fetchOf('recognition')),
  };
}
