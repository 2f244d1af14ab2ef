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
  /** What the page's content policy refused, by its directive. */
  readonly __refused?: string[];
};

/** Where bridge 6 of iOS sends its frames: the app cancels what comes there. */
const FRAMES_OF_IOS = /^https:\/\/__(bridge_loaded|wvjb_queue_message)__\/?$/i;

const noteRefusals = `(() => {
  window.__refused = [];
  document.addEventListener('securitypolicyviolation', (event) => window.__refused.push(event.effectiveDirective));
})()`;

let bundled: string | undefined;

/** The simulator as one script; bundled once a run. */
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

/** From the page's first script on, and after every reload. Frames of the page are not apps. */
const startInPage = (page: Page, start: string): Promise<unknown> =>
  page.addInitScript({ content: `(() => { if (window !== top) return;\n${simulator()}\n${start}; })();` });

/**
 * Puts a native app around the page. The server knows it by its user agent, and gives its bridge what that needs. Answers
 * with the frames that arrived by https: those that the page's content policy let pass.
 */
export async function insideNativeApp(
  page: Page,
  options: Partial<NativeAppOptions>,
): Promise<readonly string[]> {
  const arrived: string[] = [];
  // Whoever has a route has no cache, and compiles every script with every document: only where frames may come.
  if (systemOf(nativeAppOptions(options).dialect) === 'ios')
    // Of the context: a page that is watched asks call by call (asks-alone.ts), and this is about no call.
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

/** What the content policy refused since the page was loaded last. */
export const refusedBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as InApp).__refused ?? []);

/** Puts the page into a web-view of the mini program, on Android. */
export async function insideMiniProgram(page: Page): Promise<void> {
  await startInPage(page, "simulator.startWeChat(window, 'android', true)");
}

/** What the page asked of the mini program since it was loaded last. */
export const askedOfMiniProgram = (page: Page): Promise<readonly MiniProgramCall[]> =>
  page.evaluate(() => (window as InApp).__miniProgram?.calls ?? []);

/** What the page called since it was loaded last. */
export const callsOf = (page: Page, name: string): Promise<RecordedCall[]> =>
  page.evaluate(
    (wanted) => ((window as InApp).__nativeApp?.calls ?? []).filter((call) => call.name === wanted),
    name,
  );

/** Waits for a call of that name; the last of them is what it answers with. */
export async function lastCall(page: Page, name: string): Promise<RecordedCall> {
  await expect.poll(async () => (await callsOf(page, name)).length, { message: name }).toBeGreaterThan(0);
  const call = (await callsOf(page, name)).pop();
  if (!call) throw new Error(`${name} was not called`);
  return call;
}

/** Tells the page an event; what it answers within a moment, else null. */
export const tellPage = (page: Page, event: BridgeEventName): Promise<unknown> =>
  page.evaluate(async (name) => {
    const answer = (window as InApp).__nativeApp?.emit(name);
    return Promise.race([answer, new Promise((resolve) => setTimeout(() => resolve(null), 1000))]);
  }, event);
