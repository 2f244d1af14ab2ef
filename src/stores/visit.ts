import { accountCalls } from '@/contract/account/calls';
import { DeviceType } from '@/contract/host';
import { isAndroidApp, isIosApp, isNativeApp } from '@/platform/helpers';
import type { App } from './app';

/** A visit counts for students inside a native app alone: rule shell-5. */
export async function recordVisit({ api, platform, session, student }: App): Promise<void> {
  if (!isNativeApp(platform) || student.isTourist) return;
  await api.call(accountCalls.appLogin, { deviceType: deviceType(platform), token: session.token });
}

function deviceType(platform: App['platform']): DeviceType {
  if (isAndroidApp(platform)) return DeviceType.android;
  return isIosApp(platform) ? DeviceType.ios : DeviceType.other;
}
