import { WEB_VERSION } from '@/contract/host';
import {
  TRACKING_APP_NAME,
  TRACKING_DEFAULT_NETWORK_OPERATOR,
  TRACKING_STATUS_SUCCESS,
  TrackingPlatform,
  type AddedToPayload,
  type EnvironmentLabel,
} from '@/contract/tracking/values';
import type { EventRecord } from '@/contract/events';
import type { Platform } from '@/platform/types';
import { withPlainDigits } from '@/contract/typed-digits';

/** A phone number: 11 digits starting like a mobile number, with or without separators, within any text. */
const PHONE = /(^|\D)1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(\D|$)/;
/** A named secret, or a long random-looking word, in the query or path of an address; a JSON web token anywhere. */
const SECRET =
  /[?&#][\w-]*(token|ticket|auth|secret|session|openid|code)[\w-]*=[^&#]|[=/][\w-]{24,}(?=$|[/?&#])|\beyJ[\w-]+\.[\w-]+\./i;

/** Phone numbers and tokens are never tracked: a value that looks like one is dropped, whatever its source. */
export function withoutSecrets(payload: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(payload).filter(([, value]) => !isSecret(value)));
}

function isSecret(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'number') {
    return PHONE.test(withPlainDigits(String(value))) || SECRET.test(String(value));
  }
  if (Array.isArray(value)) return value.some(isSecret);
  return typeof value === 'object' && value !== null && Object.values(value).some(isSecret);
}

/** The path of an address only: its parameters may be private. */
export const withoutQuery = (path: string): string => path.split(/[?#]/)[0] ?? '';

export interface RecordParts {
  readonly platform: Platform;
  userId(): number;
  deviceId(): string;
  /** Unless the app around the page reports another one. */
  readonly environment: EnvironmentLabel;
  /** Of this start of the app. */
  readonly sessionId: string;
}

interface Happened {
  readonly name: string;
  readonly payload: object;
  /** Milliseconds. */
  readonly at: number;
  /** Index within the session. */
  readonly count: number;
  /** Path of the previous page. */
  readonly lastPath: string;
}

/** The record of an event, as a copy independent of the payload. Throws if it cannot be serialized. */
export function eventRecord(
  parts: RecordParts,
  { name, payload, at, count, lastPath }: Happened,
): EventRecord {
  const { platform, sessionId } = parts;
  const { environment } = platform;
  const added: AddedToPayload = {
    android_channel: environment.channel,
    environment: platform.appEnvironment?.() ?? parts.environment,
  };
  return {
    user_id: parts.userId(),
    device_id: environment.appDeviceId || parts.deviceId(),
    session_id: sessionId,
    platform: platformCode(platform),
    os: [platform.os, environment.systemVersion].filter(Boolean).join(' '),
    network: TRACKING_DEFAULT_NETWORK_OPERATOR,
    mnc: platform.networkType(),
    app_version: environment.appVersion || WEB_VERSION,
    app_name: appName(platform),
    entrance: TRACKING_APP_NAME.app,
    timestamp: at,
    status: TRACKING_STATUS_SUCCESS,
    event_name: name,
    // For deduplication on the server; the time distinguishes sessions where there is no randomness.
    event_id: `${sessionId}-${at.toString(36)}-${count}`,
    last_url: lastPath,
    paras: { ...(JSON.parse(JSON.stringify(withoutSecrets(payload))) as object), ...added },
  };
}

const appName = (platform: Platform): string => platform.environment.appName || platform.host.trackingAppName;

/** Android app 1, iOS app 2, web 3 when the system value is 1 or 2, otherwise 4: rule tracking-2. */
export function platformCode(platform: Platform): TrackingPlatform {
  const bySystem = platform.os === 'other' ? TrackingPlatform.other : TrackingPlatform.web;
  return platform.host.trackingPlatform ?? bySystem;
}
