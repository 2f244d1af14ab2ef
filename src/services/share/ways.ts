import type { ShareWay } from '@/contract/share/values';
import { isMiniProgram, isNativeApp, isWeChatWeb } from '@/platform/helpers';
import type { Platform } from '@/platform/types';

/** The best first. */
export function waysOf(platform: Pick<Platform, 'runtime' | 'hasShareSheet'>): readonly ShareWay[] {
  if (isMiniProgram(platform)) return ['miniProgram', 'copyLink'];
  if (isNativeApp(platform)) return ['native', 'copyLink', 'qrCode'];
  if (isWeChatWeb(platform)) return ['weChatMenu', 'copyLink', 'qrCode'];
  return platform.hasShareSheet ? ['system', 'copyLink', 'qrCode'] : ['copyLink', 'qrCode'];
}
