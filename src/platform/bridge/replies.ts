import type { AppInfo, BridgeUserData } from '@/contract/bridge';
import { ANDROID_USER_DATA_WRAPPER, DEFAULT_CHANNEL } from '@/contract/constants';

type Fields = Readonly<Record<string, unknown>>;

/** Replies arrive as objects or as their JSON; undefined for anything else. */
export function replyFields(reply: unknown): Fields | undefined {
  const value = typeof reply === 'string' ? parseJson(reply) : reply;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

/** The wrapper of the Android reply is stripped when it does not parse as it is (decisions.md 23). */
export function androidUserFields(reply: unknown): Fields | undefined {
  const plain = replyFields(reply);
  if (plain || typeof reply !== 'string') return plain;
  const { start, end } = ANDROID_USER_DATA_WRAPPER;
  return replyFields(reply.slice(start, -end));
}

/** Undefined without a version: whatever answered is not the app. */
export function appInfo(reply: unknown): AppInfo | undefined {
  const fields = replyFields(reply);
  const appVersion = text(fields?.appVersion);
  if (!fields || !appVersion) return undefined;
  return {
    appVersion,
    system: text(fields.system),
    systemVersion: text(fields.systemVersion),
    phoneModel: text(fields.phoneModel),
    channel: text(fields.channel) || DEFAULT_CHANNEL,
    appDeviceId: text(fields.appDeviceId),
    appName: text(fields.appName),
  };
}

/** null: nobody is logged in. */
export function userData(fields: Fields | undefined): BridgeUserData | null {
  const token = text(fields?.token);
  if (!fields || !token) return null;
  return {
    token,
    userId: number(fields.userId),
    time: number(fields.time),
    appToken: text(fields.appToken),
    openId: text(fields.openId),
  };
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function number(value: unknown): number {
  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed : 0;
}
