import type { SubscribeTopic } from '../../src/contract/messages/values';
import type { EnvReader } from './env';

export interface SmsSettings extends PushSettings {
  /** Other messages than codes, too. */
  readonly takesNotices: boolean;
}

export interface WechatApp {
  readonly appId: string;
  readonly secret: string;
}

export interface WechatSettings {
  readonly official: WechatApp;
  readonly mini: WechatApp;
}

export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** URL of the same storage for parents' devices, which load films from it. null: films are served by this backend. */
  readonly publicEndpoint: string | null;
}

export interface PushSettings {
  readonly url: string;
  readonly token: string | null;
}

export interface RecognitionSettings {
  readonly url: string;
  readonly token: string | null;
}

export interface SpeechSettings {
  readonly url: string;
  readonly token: string | null;
}

/** Which of our values fills a keyword of the template. */
const SUBSCRIBE_VALUES = ['title', 'time', 'note'] as const;
export type SubscribeValue = (typeof SUBSCRIBE_VALUES)[number];

export interface SubscribeTemplate {
  readonly id: string;
  /** By keyword as WeChat names it, such as `thing1`. */
  readonly fields: Readonly<Record<string, SubscribeValue>>;
}

export interface SubscribeSettings {
  /** A topic without a template is not offered. */
  readonly templates: Partial<Readonly<Record<SubscribeTopic, SubscribeTemplate>>>;
  /** Token of WeChat's message push; null: its route is off. */
  readonly pushToken: string | null;
}

/** null: the demo provider. For speech in production, null means none: the captcha then has no audio alternative. */
export interface ProviderSettings {
  readonly sms: SmsSettings | null;
  readonly wechat: WechatSettings | null;
  readonly storage: S3Settings | null;
  readonly push: PushSettings | null;
  readonly recognition: RecognitionSettings | null;
  readonly speech: SpeechSettings | null;
  readonly subscribe: SubscribeSettings;
}

function readWechat(env: EnvReader): WechatSettings | null {
  const found = env.group([
    'WECHAT_OFFICIAL_APP_ID',
    'WECHAT_OFFICIAL_SECRET',
    'WECHAT_MINI_APP_ID',
    'WECHAT_MINI_SECRET',
  ]);
  if (found === null) return null;
  return {
    official: { appId: found.WECHAT_OFFICIAL_APP_ID, secret: found.WECHAT_OFFICIAL_SECRET },
    mini: { appId: found.WECHAT_MINI_APP_ID, secret: found.WECHAT_MINI_SECRET },
  };
}

function readStorage(env: EnvReader): S3Settings | null {
  const found = env.group(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  const endpoint = env.url('S3_ENDPOINT');
  const publicEndpoint = env.url('S3_PUBLIC_ENDPOINT');
  if (found === null || endpoint === null) return null;
  return {
    endpoint,
    bucket: found.S3_BUCKET,
    region: env.text('S3_REGION') ?? 'auto',
    accessKeyId: found.S3_ACCESS_KEY_ID,
    secretAccessKey: found.S3_SECRET_ACCESS_KEY,
    publicEndpoint,
  };
}

function readGateway(env: EnvReader, name: string): PushSettings | null {
  const url = env.url(`${name}_GATEWAY_URL`);
  return url === null ? null : { url, token: env.text(`${name}_GATEWAY_TOKEN`) };
}

function readSms(env: EnvReader): SmsSettings | null {
  const takesNotices = env.flag('SMS_NOTICES', false);
  const gateway = readGateway(env, 'SMS');
  return gateway === null ? null : { ...gateway, takesNotices };
}

/** `<template id> thing1=title time2=time`. */
function readTemplate(env: EnvReader, name: string): SubscribeTemplate | undefined {
  const [id, ...pairs] = (env.text(name) ?? '').split(/\s+/);
  if (id === undefined || id === '') return undefined;
  const fields: Record<string, SubscribeValue> = {};
  for (const pair of pairs) {
    const [keyword = '', given] = pair.split('=');
    const value = SUBSCRIBE_VALUES.find((candidate) => candidate === given);
    if (/^[a-z_]+\d+$/.test(keyword) && value !== undefined) fields[keyword] = value;
    else env.problems.push(`${name}: ${pair} must be such as thing1=title, with title, time or note`);
  }
  if (pairs.length === 0) env.problems.push(`${name} must say what fills its keywords, such as thing1=title`);
  return { id, fields };
}

const TEMPLATES: Readonly<Record<SubscribeTopic, string>> = {
  classSoon: 'WECHAT_TEMPLATE_CLASS_SOON',
  homeworkGiven: 'WECHAT_TEMPLATE_HOMEWORK_GIVEN',
  homeworkCorrected: 'WECHAT_TEMPLATE_HOMEWORK_CORRECTED',
  reportReady: 'WECHAT_TEMPLATE_REPORT_READY',
  deliverySent: 'WECHAT_TEMPLATE_DELIVERY_SENT',
  seatExpiring: 'WECHAT_TEMPLATE_SEAT_EXPIRING',
};

function readSubscribe(env: EnvReader): SubscribeSettings {
  const read = Object.entries(TEMPLATES).map(([topic, name]) => [topic, readTemplate(env, name)] as const);
  const pushToken = env.text('WECHAT_PUSH_TOKEN');
  if (pushToken !== null && !/^[A-Za-z0-9]{3,32}$/.test(pushToken))
    env.problems.push('WECHAT_PUSH_TOKEN must be 3 to 32 letters and digits');
  return { templates: Object.fromEntries(read.filter(([, template]) => template)), pushToken };
}

export function readProviderSettings(env: EnvReader): ProviderSettings {
  return {
    sms: readSms(env),
    wechat: readWechat(env),
    storage: readStorage(env),
    push: readGateway(env, 'PUSH'),
    recognition: readGateway(env, 'RECOGNITION'),
    speech: readGateway(env, 'SPEECH'),
    subscribe: readSubscribe(env),
  };
}
