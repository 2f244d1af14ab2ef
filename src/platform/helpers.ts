import { Runtime } from '@/contract/host';
import { compareVersions } from '@/contract/helpers';
import type { Platform } from './types';

type Where = Pick<Platform, 'runtime'>;

/** Lowest versions of the two native apps, as in MIN_APP_VERSION. */
export interface VersionGate {
  readonly android: string;
  readonly ios: string;
}

export const isMiniProgram = ({ runtime }: Where): boolean => runtime === Runtime.weixinMiniApp;
export const isAndroidApp = ({ runtime }: Where): boolean => runtime === Runtime.androidApp;
export const isIosApp = ({ runtime }: Where): boolean => runtime === Runtime.iosApp;
export const isNativeApp = (where: Where): boolean => isAndroidApp(where) || isIosApp(where);
export const isWeChatWeb = ({ runtime }: Where): boolean => runtime === Runtime.weixinWeb;
export const isPlainWeb = ({ runtime }: Where): boolean => runtime === Runtime.web;

/** Whether this is a native app of at least that version; false outside the native apps. */
export function versionAtLeast(
  platform: Pick<Platform, 'runtime' | 'environment'>,
  gate: VersionGate,
): boolean {
  if (!isNativeApp(platform)) return false;
  return compareVersions(platform.environment.appVersion, isIosApp(platform) ? gate.ios : gate.android) >= 0;
}

/** `ability` of an `unsupported` error where the host knows the command but its app is too old. */
export const VERSION_NOT_SUPPORTED = 'version not support';
