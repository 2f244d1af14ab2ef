import {
  bridgeCommands,
  type AppLessHost,
  type BridgeCommandName,
  type BridgeEntry,
} from '@/contract/bridge';
import { Runtime } from '@/contract/host';
import { compareVersions } from '@/contract/helpers';
import type { Support } from './abilities';

export type NativeSystem = 'android' | 'ios';

/** In an app of version x.y.z. */
export function supportInApp(command: BridgeCommandName, system: NativeSystem, appVersion: string): Support {
  const { minVersion }: BridgeEntry = bridgeCommands[command];
  const lowest = minVersion[system];
  if (lowest === null) return 'unsupported';
  return compareVersions(appVersion, lowest) < 0 ? 'tooOld' : 'supported';
}

/** On a host without an app. */
export const supportWithoutApp = (command: BridgeCommandName, host: AppLessHost): Support =>
  bridgeCommands[command][host] === null ? 'unsupported' : 'supported';

/** Support according to the contract. */
export function supportIn(runtime: Runtime, appVersion: string, command: BridgeCommandName): Support {
  if (runtime === Runtime.androidApp) return supportInApp(command, 'android', appVersion);
  if (runtime === Runtime.iosApp) return supportInApp(command, 'ios', appVersion);
  return supportWithoutApp(command, APP_LESS[runtime]);
}

const APP_LESS = {
  [Runtime.web]: 'web',
  [Runtime.weixinWeb]: 'weChatWeb',
  [Runtime.weixinMiniApp]: 'miniProgram',
} as const satisfies Partial<Record<Runtime, AppLessHost>>;
