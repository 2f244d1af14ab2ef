import { Runtime } from '@/contract/enums';
import { fail } from '@/contract/errors';
import { connectAndroid, connectIos } from '../bridge/connect';
import { NativeBridge } from '../bridge/native-bridge';
import { NativeHost, readAppInfo, type NativeRuntime } from '../bridge/native-host';
import { systemScheduler } from '../timers';
import type { Platform } from '../types';

/** The page inside a native app; undefined when the app does not answer: then this is a plain web page. */
export async function nativePlatform(base: Platform, runtime: NativeRuntime): Promise<Platform | undefined> {
  const connect = runtime === Runtime.androidApp ? connectAndroid(window) : connectIos(window);
  const bridge = new NativeBridge(connect, systemScheduler);
  const environment = await readAppInfo(bridge);
  if (!environment) return undefined;
  const host = new NativeHost(bridge, runtime, environment);
  return {
    ...base,
    runtime,
    environment,
    nativeUser: host.user,
    liveCourse: host.liveCourse,
    openExternal: (url, options) =>
      /^https?:\/\//i.test(url)
        ? host.openLink(url, options)
        : Promise.resolve(fail({ kind: 'denied', ability: 'openExternal' })),
  };
}
