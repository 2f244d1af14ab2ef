/** Name by which a parent recognises a device: apps send the model; for a browser, its system and name. */
import { HEADER } from '../../../src/contract/wire';
import type { CallContext } from '../../core/http/handler';

const LONGEST = 64;

/** First match wins: tablets also match phone patterns, and every browser contains "Safari". */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/OpenHarmony|HarmonyOS/i, '鸿蒙手机'],
  [/Android/, '安卓手机'],
  [/Windows/, 'Windows 电脑'],
  [/Macintosh/, 'Mac 电脑'],
  [/Linux/, 'Linux 电脑'],
];
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger.*MiniProgram|MiniProgramEnv/i, '微信小程序'],
  [/MicroMessenger/i, '微信'],
  [/Edg/, 'Edge'],
  [/MQQBrowser|QQ\//, 'QQ'],
  [/UCBrowser/, 'UC'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
/** 'Android 13; M2012K11AC Build/…'; newer browsers send K instead of the model. */
const ANDROID_MODEL = /Android [\d.]+; (?:[a-z]{2}[-_][A-Za-z]{2}; )?([^;)]{2,40}?)(?: Build\/[^;)]*)?[;)]/;

/** '' if unknown. */
export function deviceName(headers: CallContext['headers']): string {
  const model = decoded(headers[HEADER.phoneModel.toLowerCase()] ?? '').trim();
  return printable(model || ofBrowser(headers['user-agent'] ?? '')).slice(0, LONGEST);
}

function ofBrowser(userAgent: string): string {
  const model = ANDROID_MODEL.exec(userAgent)?.[1]?.trim();
  return [model ?? first(SYSTEMS, userAgent), first(PROGRAMS, userAgent)].filter(Boolean).join(' · ');
}

const first = (names: typeof SYSTEMS, userAgent: string): string =>
  names.find(([mark]) => mark.test(userAgent))?.[1] ?? '';

/** Headers cannot contain Chinese, so the app URL-encodes it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Headers are untrusted: reduce the text to one printable line. */
const printable = (text: string): string => text.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '');
