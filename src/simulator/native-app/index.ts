/**
 * Simulates an Android or iOS app around the page in a browser: for tests and testers (src/simulator/README.md). Based on
 * the public protocols, rule shell-48 and rule shell-49; never part of a production build.
 */
import type { BridgeEventName, BridgeUserData } from '@/contract/bridge';
import { NativeApp, type RecordedCall } from './app';
import { startJsBridge1 } from './dialects/jsbridge1';
import { startJsBridge2 } from './dialects/jsbridge2';
import { startWvjb } from './dialects/wvjb';
import { nativeAppOptions, type NativeAppOptions } from './options';
import { forgetUser, rememberUser } from './phone';
import { appUserAgent, setNetwork, setUserAgent } from './surroundings';
import type { AppWindow, Wire } from './wire';

export type { RecordedCall } from './app';
export * from './options';

/** For testers: `window.__nativeApp`. */
export interface SimulatedApp {
  /** The page's calls, in order. */
  readonly calls: readonly RecordedCall[];
  /** Sends an event such as OnResume. Resolves with the page's reply, if any. */
  emit(event: BridgeEventName, data?: unknown): Promise<unknown>;
  /** From now on; dialect and readiness apply at the start only. */
  change(options: Partial<NativeAppOptions>): void;
}

/** Call before any code of the page runs. */
export function startNativeApp(page: Window, chosen: Partial<NativeAppOptions> = {}): SimulatedApp {
  const window = page as AppWindow & { __nativeApp?: SimulatedApp };
  const options = nativeAppOptions(chosen);
  const app = new NativeApp(window, options);
  setUserAgent(window, appUserAgent(options));
  setNetwork(window, () => app.options.network);
  app.connect(startDialect(window, app));
  const simulated: SimulatedApp = {
    calls: app.calls,
    emit: (event, data) => app.emit(event, data),
    change: (changed) => {
      const wasOnline = window.navigator.onLine;
      app.change(changed);
      const isOnline = window.navigator.onLine;
      if (wasOnline !== isOnline) window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    },
  };
  window.__nativeApp = simulated;
  return simulated;
}

/** As after a fresh install. */
export const forgetNativeApp = (page: Window): void => forgetUser(page.sessionStorage);

/** The user of a login before the app started. */
export const logIntoNativeApp = (page: Pick<Window, 'sessionStorage'>, user: BridgeUserData): void =>
  rememberUser(page.sessionStorage, user);

function startDialect(page: AppWindow, app: NativeApp): Wire {
  const { dialect, readyAfterMs } = app.options;
  const parts = { page, receive: app.receive, readyAfterMs };
  switch (dialect) {
    case 'jsbridge1':
      return startJsBridge1(parts);
    case 'jsbridge2':
      return startJsBridge2(parts, app.knownCommands());
    case 'wvjb5':
      return startWvjb(parts, 5);
    case 'wvjb6':
      return startWvjb(parts, 6);
  }
}
