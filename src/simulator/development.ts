import { forgetNativeApp, startNativeApp, startWeChat } from './index';
import { choiceOf, type Choice } from './query';

/** The chosen query, for later pages and reloads. */
const CHOICE_KEY = 'simulated-runtime';

/**
 * Development builds only: simulates the runtime in the address, e.g. `/?runtime=ios&appVersion=1.9.0`, before the app detects where it
 * runs. Kept until the tab closes; `runtime=web` ends it.
 */
export function simulateRuntime(page: Window): void {
  const { sessionStorage, location } = page;
  chooseRuntime(page, location.search);
  const kept = sessionStorage.getItem(CHOICE_KEY);
  const choice = kept === null ? undefined : choiceOf(new URLSearchParams(kept));
  if (choice) become(page, choice);
}

/** For this tab's next loads; a query without a runtime changes nothing. */
export function chooseRuntime(page: Window, query: string): void {
  const { sessionStorage } = page;
  const asked = choiceOf(new URLSearchParams(query));
  if (!asked) return;
  if (asked.runtime === 'web') sessionStorage.removeItem(CHOICE_KEY);
  else sessionStorage.setItem(CHOICE_KEY, query);
  // Another choice is another phone: drop the former one's user.
  forgetNativeApp(page);
}

function become(page: Window, choice: Choice): void {
  if (choice.runtime === 'app') startNativeApp(page, choice.options);
  if (choice.runtime === 'weChat') startWeChat(page, choice.system, choice.isInMiniProgram);
}
