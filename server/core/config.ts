/**
 * Parses the environment into a typed configuration, documented in docs/operations.md. With NODE_ENV=production, settings that are
 * meant for demos or tests are rejected.
 */
import { WEB_VERSION } from '../../src/contract/host';
import { LONGEST_COMPARISON_DAYS, SESSION_DAYS } from './lifetimes';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { readCompany, type Company } from './company';
import { readDatabaseSettings, type DatabaseSettings } from './db/settings';
import { ConfigError, EnvReader, type Env } from './env';
import { readKeys, type Keys } from './keys';
import { readProviderSettings, type ProviderSettings } from './provider-settings';
import { readVerifyFiles, type VerifyFiles } from './http/verify-files';
import { DAY, SECOND } from './time';

interface SmsLimits {
  /** Minimum milliseconds between two codes for the same phone and scene. */
  readonly resendMs: number;
  readonly phonePerHour: number;
  readonly phonePerDay: number;
  readonly ipPerHour: number;
  readonly ipPerDay: number;
  /** From the n-th send within ten minutes on, a captcha is required: counted per phone, and per address. */
  readonly captchaFromPhoneSend: number;
  readonly captchaFromIpSend: number;
}

interface RateLimits {
  /** Calls per minute and address. */
  readonly general: number;
  /** Stored files per minute and address. */
  readonly files: number;
  readonly login: number;
  readonly send: number;
  readonly captcha: number;
  readonly upload: number;
}

/** Of one account in one process. */
export interface FairLimits {
  /** Calls at a time. */
  readonly atOnce: number;
  /** Seconds that calls may work in a minute. */
  readonly secondsPerMinute: number;
}

export interface Config extends DatabaseSettings {
  readonly production: boolean;
  /** Enables test-only routes. Never in production. */
  readonly testing: boolean;
  /** Seeds demo accounts. Never in production. */
  readonly demo: boolean;
  /** Name of the release, in the log, at /healthz and in the OpenAPI document. */
  readonly release: string;
  readonly host: string;
  readonly port: number;
  /** Port of /metrics; null: not served. */
  readonly metricsPort: number | null;
  /** Where traces are sent by OTLP over HTTP; null: none are made. */
  readonly tracesUrl: string | null;
  /** The backend's URL as seen from parents' phones, without a trailing slash. */
  readonly publicUrl: string;
  readonly trustProxy: boolean | number | readonly string[];
  readonly corsOrigins: readonly string[];
  /** Additional origins that the H5 app may call: the operator's gateways. */
  readonly apiOrigins: readonly string[];
  /** Origins that the H5 app may embed in a frame. */
  readonly frameOrigins: readonly string[];
  /** User-agent substrings of the provider's native apps: their bridges get an extended content security policy. */
  readonly appUserAgents: readonly string[];
  readonly logLevel: string;
  readonly bodyLimit: number;
  /** Milliseconds from "not ready" until no new connection is taken, for whatever balances to notice. */
  readonly drainMs: number;
  readonly shutdownMs: number;
  /** Timeout in milliseconds: for the whole body of a call, and without progress of an upload. */
  readonly bodyPatienceMs: number;
  readonly h5Dir: string;
  /** Folder of the hashed files of the last builds, shared by the instances; null: each serves its own only. */
  readonly keptBuilds: string | null;
  /** Caches the app's own files for offline use; off: existing caches are removed. */
  readonly serviceWorker: boolean;
  /** Serves the OpenAPI document at /docs. */
  readonly readingPage: boolean;
  readonly sessionMs: number;
  /** Days after which learning events go that no comparison needs; null: they stay. */
  readonly keepLearningDays: number | null;
  readonly temporaryTokenMs: number;
  readonly deviceLimit: number;
  readonly sms: SmsLimits;
  readonly rateLimits: RateLimits;
  readonly fairShare: FairLimits;
  /** Secret of the provider's own systems; null: inbound operator routes are off. */
  readonly operatorSecret: string | null;
  /** Serves the calls of the operator's staff. */
  readonly operatorCalls: boolean;
  /** The built console of the staff; null: it is not served. */
  readonly consoleDir: string | null;
  readonly verifyFiles: VerifyFiles;
  readonly company: Company;
  readonly keys: Keys;
  readonly providers: ProviderSettings;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function readAppUserAgents(env: EnvReader): readonly string[] {
  if (env.text('APP_USER_AGENTS') === null) return ['WandouParent/'];
  return env.list('APP_USER_AGENTS').filter((word) => word !== 'none');
}

/** An address, network or alias that Fastify's trustProxy accepts. /0 is rejected, since it would trust every client. */
function isPlace(place: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(place)) return true;
  const [address = '', bits, ...rest] = place.split('/');
  const family = isIP(address);
  const isRange =
    bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  return family !== 0 && isRange && rest.length === 0;
}

function readTrustProxy(env: EnvReader): Config['trustProxy'] {
  const value = env.text('TRUST_PROXY');
  if (value === null || value === '0') return false;
  if (/^\d$/.test(value)) return Number(value);
  // Only hops or addresses: a bare "true" would let any client spoof its address and bypass the rate limits.
  const places = env.list('TRUST_PROXY');
  const unknown = places.filter((place) => !isPlace(place));
  if (unknown.length === 0) return places;
  env.problems.push('TRUST_PROXY must be a number from 0 to 9, or addresses and networks such as 10.0.0.0/8');
  return false;
}

const OPERATOR_SECRET_LENGTH = 32;

function readOperatorSecret(env: EnvReader): string | null {
  const secret = env.text('OPERATOR_SECRET');
  if (secret !== null && secret.length < OPERATOR_SECRET_LENGTH)
    env.problems.push(`OPERATOR_SECRET must have at least ${OPERATOR_SECRET_LENGTH} characters`);
  return secret;
}

/** Production serves no console unless it says where it is. */
function readConsoleDir(env: EnvReader, production: boolean): string | null {
  const folder = env.text('CONSOLE_DIR') ?? (production ? null : 'dist/console');
  return folder === null ? null : resolve(folder);
}

function readSmsLimits(env: EnvReader): SmsLimits {
  return {
    resendMs: env.integer('SMS_RESEND_SECONDS', 55, 0, 3600) * SECOND,
    phonePerHour: env.integer('SMS_PHONE_PER_HOUR', 8, 1, 10_000),
    phonePerDay: env.integer('SMS_PHONE_PER_DAY', 15, 1, 10_000),
    ipPerHour: env.integer('SMS_IP_PER_HOUR', 60, 1, 1_000_000),
    ipPerDay: env.integer('SMS_IP_PER_DAY', 300, 1, 1_000_000),
    captchaFromPhoneSend: env.integer('SMS_CAPTCHA_FROM_PHONE_SEND', 3, 1, 10_000),
    captchaFromIpSend: env.integer('SMS_CAPTCHA_FROM_IP_SEND', 5, 1, 1_000_000),
  };
}

function readRateLimits(env: EnvReader): RateLimits {
  return {
    general: env.integer('RATE_LIMIT_PER_MINUTE', 6000, 1, 10_000_000),
    files: env.integer('RATE_LIMIT_FILES_PER_MINUTE', 20_000, 1, 10_000_000),
    login: env.integer('RATE_LIMIT_LOGIN_PER_MINUTE', 30, 1, 10_000_000),
    send: env.integer('RATE_LIMIT_SEND_PER_MINUTE', 30, 1, 10_000_000),
    captcha: env.integer('RATE_LIMIT_CAPTCHA_PER_MINUTE', 60, 1, 10_000_000),
    upload: env.integer('RATE_LIMIT_UPLOAD_PER_MINUTE', 300, 1, 10_000_000),
  };
}

export function loadConfig(source: Env): Config {
  const env = new EnvReader(source);
  const production = env.text('NODE_ENV') === 'production';
  const port = env.integer('PORT', 8080, 0, 65_535);
  const config: Config = {
    production,
    testing: env.flag('WANDOU_TESTING', false),
    demo: env.flag('DEMO', !production),
    release: env.text('RELEASE') ?? WEB_VERSION,
    host: env.text('HOST') ?? '0.0.0.0',
    port,
    metricsPort: env.integer('METRICS_PORT', 0, 0, 65_535) || null,
    tracesUrl: env.url('OTEL_EXPORTER_OTLP_ENDPOINT'),
    publicUrl: env.url('PUBLIC_URL') ?? `http://localhost:${port}`,
    trustProxy: readTrustProxy(env),
    corsOrigins: env.list('CORS_ORIGINS'),
    apiOrigins: env.list('API_ORIGINS'),
    frameOrigins: env.list('FRAME_ORIGINS'),
    appUserAgents: readAppUserAgents(env),
    logLevel: env.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    bodyLimit: env.integer('BODY_LIMIT_BYTES', 1_048_576, 1_024, 104_857_600),
    bodyPatienceMs: env.integer('BODY_SECONDS', 30, 1, 600) * SECOND,
    drainMs: env.integer('DRAIN_SECONDS', production ? 5 : 0, 0, 300) * SECOND,
    shutdownMs: env.integer('SHUTDOWN_SECONDS', 10, 0, 300) * SECOND,
    h5Dir: resolve(env.text('H5_DIR') ?? 'dist/h5'),
    keptBuilds: env.path('KEPT_BUILDS'),
    serviceWorker: env.flag('SERVICE_WORKER', true),
    readingPage: env.flag('API_DOCS', !production),
    ...readDatabaseSettings(env),
    sessionMs: env.integer('SESSION_DAYS', SESSION_DAYS, 1, 3_650) * DAY,
    keepLearningDays: env.integer('KEEP_LEARNING_DAYS', 0, LONGEST_COMPARISON_DAYS, 36_500) || null,
    temporaryTokenMs: env.integer('TEMPORARY_TOKEN_SECONDS', 120, 5, 3_600) * SECOND,
    deviceLimit: env.integer('DEVICE_LIMIT', 5, 1, 1_000),
    sms: readSmsLimits(env),
    rateLimits: readRateLimits(env),
    fairShare: {
      atOnce: env.integer('CALLS_AT_ONCE', 4, 1, 10_000),
      secondsPerMinute: env.integer('RATE_LIMIT_SECONDS_PER_MINUTE', 60, 1, 10_000_000),
    },
    operatorSecret: readOperatorSecret(env),
    operatorCalls: env.flag('OPERATOR_CALLS', !production),
    consoleDir: readConsoleDir(env, production),
    verifyFiles: readVerifyFiles(env),
    company: readCompany(env),
    keys: readKeys(env),
    providers: readProviderSettings(env),
  };
  const problems = [...env.problems, ...(production ? productionProblems(config, env) : [])];
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function productionProblems(config: Config, env: EnvReader): string[] {
  const problems: string[] = [];
  if (config.keys.rsaIsDemo) problems.push('RSA_PRIVATE_KEY: the demo key pair is refused in production');
  if (config.keys.phoneKeyIsDemo) problems.push('PHONE_KEY: the demo key is refused in production');
  if (config.keys.signatureKeyIsDemo) problems.push('SIGNATURE_KEY must be set in production');
  if (config.demo) problems.push('DEMO: demo accounts are refused in production');
  if (config.testing) problems.push('WANDOU_TESTING: test-only routes are refused in production');
  if (env.text('PUBLIC_URL') === null) problems.push('PUBLIC_URL must be set in production');
  if (env.text('DATABASE_URL') === null)
    problems.push("DATABASE_URL must be set in production: the embedded database is one machine's own");
  if (env.text('OPERATOR_SECRET') === null) problems.push('OPERATOR_SECRET must be set in production');
  if (env.text('TRUST_PROXY') === null)
    problems.push('TRUST_PROXY must be set in production: 0 where parents reach the backend directly');
  if (config.company.isDemo)
    problems.push(
      'COMPANY_NAME, PRIVACY_MAIL and CHILDREN_MAIL must be set in production: the agreements name them',
    );
  if (config.providers.sms === null)
    problems.push('SMS_GATEWAY_URL: the demo SMS provider is refused in production');
  if (config.providers.wechat === null) {
    problems.push('WECHAT_OFFICIAL_APP_ID: the demo WeChat provider is refused in production');
  }
  if (config.providers.storage === null)
    problems.push('S3_ENDPOINT: the demo storage is refused in production');
  if (config.providers.push === null)
    problems.push('PUSH_GATEWAY_URL: the demo push provider is refused in production');
  if (config.providers.recognition === null)
    problems.push('RECOGNITION_GATEWAY_URL: the demo recognition is refused in production');
  return problems;
}
