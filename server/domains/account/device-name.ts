/** What a parent recognises a device by: the apps name its model, a browser tells its system and itself. */
import { HEADER } from '../../../src/contract/wire';
import type { CallContext } from '../../core/http/handler';

const LONGEST = 64;

/** First match counts: a tablet calls itself a phone, too, and every browser calls itself Safari. */
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
/** 'Android 13; M2012K11AC Build/…'; newer browsers say K for every model. */
const ANDROID_MODEL = /Android [\d.]+; (?:[a-z]{2}[-_][A-Za-z]{2}; )?([^;)]{2,40}?)(?: Build\/[^;)]*)?[;)]/;

/** '' when it says nothing. */
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

/** A header takes no Chinese: the app encodes it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A header says what it likes; on a screen it is one line. */
const printable = (text: string): string => text.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '');
