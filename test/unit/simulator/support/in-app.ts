import { JSDOM } from 'jsdom';
import type { AppInfo } from '@/contract/bridge';
import type { Abilities } from '@/platform/abilities';
import { connectAndroid, connectIos } from '@/platform/bridge/connect';
import { nativeAbilities } from '@/platform/bridge/native-abilities';
import { NativeBridge } from '@/platform/bridge/native-bridge';
import { NativeEvents } from '@/platform/bridge/native-events';
import { readAppInfo } from '@/platform/bridge/native-host';
import { startNativeApp, systemOf, type NativeAppOptions, type SimulatedApp } from '@/simulator/native-app';
import type { AppWindow } from '@/simulator/native-app/wire';
import { FakeTime } from '../../../support/fakes/fake-time';

/** An empty page whose timers use the test's clock. */
export async function emptyPage(time: FakeTime, url = 'https://app.example/'): Promise<AppWindow> {
  const { window } = new JSDOM('<!doctype html>', { url, runScripts: 'outside-only' });
  const page = window as unknown as AppWindow;
  await new Promise((resolve) => page.addEventListener('load', resolve));
  page.setTimeout = ((run: () => void, ms = 0) => time.after(ms, run)) as unknown as AppWindow['setTimeout'];
  return page;
}

/** A page inside an app: the simulated app with the real bridge. */
export class InApp {
  private constructor(
    readonly time: FakeTime,
    readonly page: AppWindow,
    readonly app: SimulatedApp,
    readonly bridge: NativeBridge,
    readonly abilities: Abilities,
  ) {}

  static async start(options: Partial<NativeAppOptions> = {}, used?: AppWindow): Promise<InApp> {
    const time = new FakeTime();
    const page = await emptyPage(time);
    const user = used?.sessionStorage.getItem('native-app.user');
    if (user) page.sessionStorage.setItem('native-app.user', user);
    const app = startNativeApp(page, options);
    const system = systemOf(options.dialect ?? 'jsbridge1');
    const events = new NativeEvents(system);
    const connect = (system === 'android' ? connectAndroid : connectIos)(page, time);
    const bridge = new NativeBridge(connect, time, events.handlers());
    const { appVersion = '2.5.0' } = options;
    const abilities = nativeAbilities({ bridge, events, system, appVersion, page: {} });
    return new InApp(time, page, app, bridge, abilities);
  }

  /** Flushes everything pending and advances the clock. */
  async pass(milliseconds = 0): Promise<void> {
    this.time.advance(milliseconds);
    for (let round = 0; round < 12; round += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      this.time.advance(0);
    }
  }

  /** The answer, after the given time. */
  async after<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
    await this.pass();
    await this.pass(milliseconds);
    return answer;
  }

  now = <T>(answer: Promise<T>): Promise<T> => this.after(0, answer);

  info = (): Promise<AppInfo | undefined> => readAppInfo(this.bridge);

  names = (): readonly string[] => this.app.calls.map(({ name }) => name);
}
