import { forgetNativeApp, startNativeApp, startWeChat } from './index';
import { choiceOf, type Choice } from './query';

/** The query that chose, for the pages and reloads after it. */
const CHOICE_KEY = 'simulated-runtime';

/**
 * Development builds only: puts the page into the runtime that its address asks for, e.g. `/?runtime=ios&appVersion=1.9.0`,
 * before anything finds out where it runs. The choice lasts as long as the tab; `runtime=web` ends it.
 */
export function simulateRuntime(page: Window): void {
  const { sessionStorage, location } = page;
  chooseRuntime(page, location.search);
  const kept = sessionStorage.getItem(CHOICE_KEY);
  const choice = kept === null ? undefined : choiceOf(new URLSearchParams(kept));
  if (choice) become(page, choice);
}

/** For the loads of this tab from the next on; a query that names no runtime changes nothing. */
export function chooseRuntime(page: Window, query: string): void {
  const { sessionStorage } = page;
  const asked = choiceOf(new URLSearchParams(query));
  if (!asked) return;
  if (asked.runtime === 'web') sessionStorage.removeItem(CHOICE_KEY);
  else sessionStorage.setItem(CHOICE_KEY, query);
  // Another choice is another phone: its user is not the one before.
  forgetNativeApp(page);
}

function become(page: Window, choice: Choice): void {
  if (choice.runtime === 'app') startNativeApp(page, choice.options);
  if (choice.runtime === 'weChat') startWeChat(page, choice.system, choice.isInMiniProgram);
}
