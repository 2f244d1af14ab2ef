import { SlotPlatform } from '@/contract/home/values';
import { isAndroidApp, isIosApp } from '@/platform/helpers';
import type { Platform } from '@/platform/types';

/** `platformType` of slots and `showDeviceType` of home modules: everything but the native apps counts as web. */
export function slotPlatform(platform: Pick<Platform, 'runtime'>): SlotPlatform {
  if (isAndroidApp(platform)) return SlotPlatform.android;
  return isIosApp(platform) ? SlotPlatform.ios : SlotPlatform.web;
}
