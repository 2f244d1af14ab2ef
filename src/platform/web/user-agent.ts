import { Runtime } from '@/contract/host';
import type { OperatingSystem } from '../types';

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

/** A web view of one of the operator's own apps (APP_USER_AGENTS). */
export const isOwnApp = (userAgent: string): boolean =>
  __APP_USER_AGENTS__.some((word) => userAgent.includes(word));

/** Which of the four web hosts this seems to be; a native app must still reply (bridge/native-host.ts). */
export function likelyRuntime(around: Surroundings): Exclude<Runtime, typeof Runtime.weixinMiniApp> {
  const system = operatingSystem(around);
  const native = system === 'ios' ? Runtime.iosApp : Runtime.androidApp;
  if (system !== 'other' && isOwnApp(around.userAgent)) return native;
  if (WECHAT_MARKER.test(around.userAgent)) return Runtime.weixinWeb;
  // A HarmonyOS app ported from the Android one keeps its bridge.
  return around.hasBridge && system !== 'other' ? native : Runtime.web;
}

export const isInsideMiniProgram = ({ userAgent, wxEnvironment }: Surroundings): boolean =>
  WECHAT_MARKER.test(userAgent) && (wxEnvironment === 'miniprogram' || MINI_PROGRAM_MARKER.test(userAgent));
