import { chooseRuntime } from '../query';
import { logIntoNativeApp } from '../native-app';
import type { Device } from './apply';
import { runtimeQuery } from './runtime';

export type Page = Window & typeof globalThis;

/** A tab of the browser as the device of a scenario. */
export const tabOf = (page: Page): Device => ({
  storage: page.localStorage,
  now: () => page.Date.now(),
  become: ({ runtime, options }) => {
    chooseRuntime(page, runtimeQuery(runtime, options));
    return [];
  },
  entered: (user) => logIntoNativeApp({ sessionStorage: page.sessionStorage }, user),
});
