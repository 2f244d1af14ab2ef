import type { AppInfo, AppOwnConfig, BridgeUserData } from '@/contract/bridge';
import { DEFAULT_CHANNEL } from '@/contract/account/start-values';
import { ANDROID_USER_DATA_WRAPPER, NetworkType } from '@/contract/host';
import { EnvironmentLabel } from '@/contract/tracking/values';

type Fields = Readonly<Record<string, unknown>>;

const AMOUNT = /^(\d+(?:\.\d+)?)\s*(px|b|[kmg]b?)?$/i;
const YES: readonly unknown[] = [true, 1, 'true', '1'];
const NO: readonly unknown[] = [false, 0, 'false', '0'];

/** Replies arrive as objects or as JSON; undefined for anything else. */
export function replyFields(reply: unknown): Fields | undefined {
  const value = parsed(reply);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

/** A list, bare or as the named field, either possibly as JSON. */
export function list(reply: unknown, name: string): readonly unknown[] | undefined {
  const value = parsed(replyFields(reply)?.[name] ?? reply);
  return Array.isArray(value) ? (value as unknown[]) : undefined;
}

/** Bytes or pixels: a number, a text with or without unit, or the named field. Never negative. */
export function amount(reply: unknown, name: string): number | undefined {
  const value = replyFields(reply)?.[name] ?? reply;
  const match = AMOUNT.exec(text(value).trim());
  if (!match) return undefined;
  const power = 'kmg'.indexOf((match[2] ?? ' ').charAt(0).toLowerCase()) + 1;
  return Number(match[1]) * 1024 ** power;
}

/** A boolean in any of its representations; undefined: neither. */
export function flag(reply: unknown): boolean | undefined {
  const fields = replyFields(reply);
  const value = fields ? (fields.state ?? fields.status ?? fields.success) : reply;
  if (YES.includes(value)) return true;
  return NO.includes(value) ? false : undefined;
}

/** A bare "no" or an object with one. Not `code: 0`, which means success. */
export const isRefusal = (reply: unknown): boolean => {
  const fields = replyFields(reply);
  return fields ? NO.includes(fields.status) || NO.includes(fields.success) : NO.includes(reply);
};

/** Percent, 0 to 100. */
export function progress(data: unknown): number | undefined {
  const value = amount(data, 'progress');
  return value === undefined ? undefined : Math.min(value, 100);
}

/** Strips the wrapper of the Android reply if it does not parse as it is: rule shell-49. */
export function androidUserFields(reply: unknown): Fields | undefined {
  const plain = replyFields(reply);
  if (plain || typeof reply !== 'string') return plain;
  const { start, end } = ANDROID_USER_DATA_WRAPPER;
  return replyFields(reply.slice(start, -end));
}

/** undefined without a version: the reply is not from the app. */
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

/** Unknown values are left out: an app may use its own names. */
export function appOwnConfig(reply: unknown): AppOwnConfig | undefined {
  const fields = replyFields(reply);
  if (!fields) return undefined;
  const environment = named(EnvironmentLabel, fields.environment);
  const network = named(NetworkType, fields.network);
  return { ...(environment && { environment }), ...(network && { network }) };
}

function named<T extends string>(values: Readonly<Record<string, T>>, given: unknown): T | undefined {
  const name = text(given).trim().toLowerCase();
  return Object.values(values).find((value) => value.toLowerCase() === name);
}

/** null: not logged in; undefined: unreadable. Some apps nest the user in the field that is Android's wrapper. */
export function userData(reply: unknown, read: (reply: unknown) => Fields | undefined) {
  if (reply === '' || reply === null || reply === undefined || NO.includes(reply)) return null;
  const outer = read(reply);
  return outer && userOf(replyFields(outer.userInfo) ?? outer);
}

function userOf(fields: Fields): BridgeUserData | null {
  const token = text(fields.token);
  if (!token) return null;
  return {
    token,
    userId: number(fields.userId),
    time: number(fields.time),
    appToken: text(fields.appToken),
    openId: text(fields.openId),
  };
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}

/** '' for anything but text or a number. */
export const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function number(value: unknown): number {
  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed : 0;
}
