import { Runtime } from '@/contract/host';
import type { AndroidSharePage } from '../bridge/android-share';
import { connectAndroid, connectIos } from '../bridge/connect';
import { delayedBridge } from '../bridge/delayed-bridge';
import { ownConfig, visibilityInApp } from '../bridge/known-by-app';
import { nativeAbilities } from '../bridge/native-abilities';
import { NativeBridge } from '../bridge/native-bridge';
import { NativeEvents } from '../bridge/native-events';
import { nativeHost, readAppInfo } from '../bridge/native-host';
import { systemScheduler } from '../timers';
import type { Platform } from '../types';
import { androidApp, iosApp } from '../hosts';

export type NativeRuntime = typeof Runtime.androidApp | typeof Runtime.iosApp;

/** The platform inside a native app; undefined if the app does not reply: then this is a plain web page. */
export async function nativePlatform(base: Platform, runtime: NativeRuntime): Promise<Platform | undefined> {
  const isAndroid = runtime === Runtime.androidApp;
  const system = isAndroid ? 'android' : 'ios';
  const events = new NativeEvents(system);
  const connect = (isAndroid ? connectAndroid : connectIos)(window, systemScheduler);
  const delayed = delayedBridge(connect, base, events);
  const bridge = new NativeBridge(delayed.connect, systemScheduler, events.handlers());
  const environment = await readAppInfo(bridge);
  if (!environment) {
    delayed.settle();
    return undefined;
  }
  const { appVersion } = environment;
  const abilities = nativeAbilities({ bridge, events, system, appVersion, page: window as AndroidSharePage });
  return {
    ...base,
    ...nativeHost(abilities),
    ...ownConfig(abilities, base),
    reserveTop,
    runtime,
    host: isAndroid ? androidApp(appVersion) : iosApp(appVersion),
    environment,
    abilities,
    onVisibilityChange: visibilityInApp(base.onVisibilityChange, abilities),
  };
}

/** For `safe-top` of the styles, in place of the browser's safe area. */
function reserveTop(pixels: number): void {
  const { style } = document.documentElement;
  if (pixels > 0) style.setProperty('--device-top', `${pixels}px`);
  else style.removeProperty('--device-top');
}
