import { Runtime } from '@/contract/host';
import type { OperatingSystem } from '../types';

/** The native apps' addition to the user agent of their web views; not shown in the specification (assumed). */
const NATIVE_APP_MARKER = /WandouParent\/[\d.]+ \((Android|iOS)\)/;
const WECHAT_MARKER = /MicroMessenger/i;
const MINI_PROGRAM_MARKER = /miniProgram/i;

export interface Surroundings {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** The page already has a native bridge object. */
  readonly hasBridge: boolean;
  /** WeChat's value for "inside a mini program". */
  readonly wxEnvironment: string | undefined;
}

export function operatingSystem({ userAgent, maxTouchPoints }: Surroundings): OperatingSystem {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  if (/OpenHarmony|HarmonyOS/i.test(userAgent) && !/\(PC;/.test(userAgent)) return 'harmony';
  // An iPad that requests desktop pages.
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'other';
}

/** Which of the four web hosts this seems to be; a native app must still reply (bridge/native-host.ts). */
export function likelyRuntime(around: Surroundings): Exclude<Runtime, typeof Runtime.weixinMiniApp> {
  const native = NATIVE_APP_MARKER.exec(around.userAgent)?.[1];
  if (native) return native === 'Android' ? Runtime.androidApp : Runtime.iosApp;
  if (WECHAT_MARKER.test(around.userAgent)) return Runtime.weixinWeb;
  if (!around.hasBridge) return Runtime.web;
  const system = operatingSystem(around);
  // A HarmonyOS app ported from the Android one keeps its bridge.
  if (system === 'android' || system === 'harmony') return Runtime.androidApp;
  return system === 'ios' ? Runtime.iosApp : Runtime.web;
}

export const isInsideMiniProgram = ({ userAgent, wxEnvironment }: Surroundings): boolean =>
  WECHAT_MARKER.test(userAgent) && (wxEnvironment === 'miniprogram' || MINI_PROGRAM_MARKER.test(userAgent));
