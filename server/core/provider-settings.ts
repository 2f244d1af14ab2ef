import type { EnvReader } from './env';

export interface SmsSettings {
  readonly url: string;
  readonly token: string | null;
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

/** null: the demo provider. For speech in production, null means none: the captcha then has no audio alternative. */
export interface ProviderSettings {
  readonly sms: SmsSettings | null;
  readonly wechat: WechatSettings | null;
  readonly storage: S3Settings | null;
  readonly push: PushSettings | null;
  readonly recognition: RecognitionSettings | null;
  readonly speech: SpeechSettings | null;
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

function readGateway(env: EnvReader, name: string): SmsSettings | null {
  const url = env.url(`${name}_GATEWAY_URL`);
  return url === null ? null : { url, token: env.text(`${name}_GATEWAY_TOKEN`) };
}

export function readProviderSettings(env: EnvReader): ProviderSettings {
  return {
    sms: readGateway(env, 'SMS'),
    wechat: readWechat(env),
    storage: readStorage(env),
    push: readGateway(env, 'PUSH'),
    recognition: readGateway(env, 'RECOGNITION'),
    speech: readGateway(env, 'SPEECH'),
  };
}
