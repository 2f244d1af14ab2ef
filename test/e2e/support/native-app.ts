import { expect, type Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { BridgeEventName } from '../../../src/contract/bridge';
import type {
  MiniProgramCall,
  NativeAppOptions,
  RecordedCall,
  SimulatedApp,
  SimulatedMiniProgram,
} from '../../../src/simulator';

import { nativeAppOptions, systemOf } from '../../../src/simulator/native-app/options';
import { appUserAgent } from '../../../src/simulator/native-app/surroundings';

type InApp = Window & {
  readonly __nativeApp?: SimulatedApp;
  readonly __miniProgram?: SimulatedMiniProgram;
  /** Directives of the content policy that blocked something. */
  readonly __refused?: string[];
};

/** URLs of bridge 6's frames on iOS: the app cancels these navigations. */
const FRAMES_OF_IOS = /^https:\/\/__(bridge_loaded|wvjb_queue_message)__\/?$/i;

const noteRefusals = `(() => {
  window.__refused = [];
  document.addEventListener('securitypolicyviolation', (event) => window.__refused.push(event.effectiveDirective));
})()`;

let bundled: string | undefined;

/** The simulator as one script, bundled once per run. */
function simulator(): string {
  bundled ??= buildSync({
    entryPoints: ['src/simulator/index.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'simulator',
    logLevel: 'error',
  }).outputFiles[0]?.text;
  if (bundled === undefined) throw new Error('The simulator was not bundled');
  return bundled;
}

/** Runs before the page's scripts, also after every reload; not in frames. */
const startInPage = (page: Page, start: string): Promise<unknown> =>
  page.addInitScript({ content: `(() => { if (window !== top) return;\n${simulator()}\n${start}; })();` });

/**
 * Simulates a native app around the page. The server recognises it by its user agent and adds what the bridge needs. Returns the https
 * frames that the page's content policy allowed.
 */
export async function insideNativeApp(
  page: Page,
  options: Partial<NativeAppOptions>,
): Promise<readonly string[]> {
  const arrived: string[] = [];
  // A route disables the cache, so every document compiles all scripts again: only where such frames may come.
  if (systemOf(nativeAppOptions(options).dialect) === 'ios')
    // On the context: routes of a watched page are handled call by call (asks-alone.ts), and this one is no call.
    await page.context().route(FRAMES_OF_IOS, async (route) => {
      if (route.request().frame().page() !== page) return route.fallback();
      arrived.push(new URL(route.request().url()).host);
      await route.fulfill({ status: 204 });
    });
  await page.setExtraHTTPHeaders({ 'user-agent': appUserAgent(nativeAppOptions(options)) });
  await page.addInitScript({ content: noteRefusals });
  await startInPage(page, `simulator.startNativeApp(window, ${JSON.stringify(options)})`);
  return arrived;
}

/** Violations of the content policy since the last load. */
export const refusedBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as InApp).__refused ?? []);

/** Simulates a web-view of the mini program on Android. */
export async function insideMiniProgram(page: Page): Promise<void> {
  await startInPage(page, "simulator.startWeChat(window, 'android', true)");
}

/** Calls to the mini program since the last load. */
export const askedOfMiniProgram = (page: Page): Promise<readonly MiniProgramCall[]> =>
  page.evaluate(() => (window as InApp).__miniProgram?.calls ?? []);

/** Calls of the page since its last load. */
export const callsOf = (page: Page, name: string): Promise<RecordedCall[]> =>
  page.evaluate(
    (wanted) => ((window as InApp).__nativeApp?.calls ?? []).filter((call) => call.name === wanted),
    name,
  );

/** Waits for a call of that name, and returns the last. */
export async function lastCall(page: Page, name: string): Promise<RecordedCall> {
  await expect.poll(async () => (await callsOf(page, name)).length, { message: name }).toBeGreaterThan(0);
  const call = (await callsOf(page, name)).pop();
  if (!call) throw new Error(`${name} was not called`);
  return call;
}

/** Sends an event to the page; returns its immediate response, or null. */
export const emitToPage = (page: Page, event: BridgeEventName): Promise<unknown> =>
  page.evaluate(async (name) => {
    const answer = (window as InApp).__nativeApp?.emit(name);
    return Promise.race([answer, new Promise((resolve) => setTimeout(() => resolve(null), 1000))]);
  }, event);
