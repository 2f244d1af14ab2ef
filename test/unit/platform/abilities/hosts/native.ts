import { connectAndroid, connectIos } from '@/platform/bridge/connect';
import { nativeAbilities } from '@/platform/bridge/native-abilities';
import { NativeBridge } from '@/platform/bridge/native-bridge';
import { NativeEvents } from '@/platform/bridge/native-events';
import type { Abilities } from '@/platform/abilities';
import type { NativeSystem } from '@/platform/support';
import { bridgeCommands, type BridgeCommandName } from '@/contract/bridge';
import { FakeTime } from '../../../../support/fakes/fake-time';
import { FakeAppBridge, fakePage, JsBridge1, JsBridge2 } from '../../support/fake-page';
import type { Mood } from '../calling';
import { samples } from '../samples';

const READY_EVENT = 'WebViewJavascriptBridgeReady';
type Handlers = ConstructorParameters<typeof FakeAppBridge>[0];
type Page = ReturnType<typeof fakePage>;

interface Dialect {
  readonly name: string;
  readonly system: NativeSystem;
  build(handlers: Handlers): FakeAppBridge;
  /** The app makes its bridge ready, some time after the page asked for it. */
  arrive(page: Page, app: FakeAppBridge, time: FakeTime): void;
}

function atTheEvent({ window, fire }: Page, app: FakeAppBridge): void {
  window.WebViewJavascriptBridge = app;
  fire(READY_EVENT);
}

/** Once an iframe has loaded the handshake address of this bridge version. */
function atTheHandshake({ window, frames }: Page, app: FakeAppBridge, address: string): void {
  if (!frames.some(({ src }) => src === address)) throw new Error(`no request by ${address}`);
  const waiting = window.WVJBCallbacks ?? [];
  delete window.WVJBCallbacks;
  window.WebViewJavascriptBridge = app;
  waiting.forEach((callback) => callback(app));
}

export const dialects: readonly Dialect[] = [
  {
    name: 'the Android app, JsBridge 1.0.x',
    system: 'android',
    build: (handlers) => new JsBridge1(handlers),
    arrive: atTheEvent,
  },
  {
    name: 'the Android app, JsBridge 2.0',
    system: 'android',
    build: (handlers) => new JsBridge2(handlers),
    arrive: (page, app) => {
      // The object exists before its script is loaded.
      page.window.WebViewJavascriptBridge = { Share: () => undefined };
      page.fire(READY_EVENT);
      atTheEvent(page, app);
    },
  },
  {
    name: 'the iOS app, WebViewJavascriptBridge 5',
    system: 'ios',
    build: (handlers) => new FakeAppBridge(handlers),
    arrive: (page, app) => atTheHandshake(page, app, 'wvjbscheme://__BRIDGE_LOADED__'),
  },
  {
    name: 'the iOS app, WebViewJavascriptBridge 6 by its own address',
    system: 'ios',
    build: (handlers) => new FakeAppBridge(handlers),
    arrive: (page, app, time) => {
      time.advance(300);
      atTheHandshake(page, app, 'https://__bridge_loaded__');
    },
  },
];

const REPLIES: Readonly<Record<Mood, (command: BridgeCommandName) => unknown>> = {
  willing: (command) => samples[command].reply,
  refusing: () => ({ status: 0 }),
  silent: () => undefined,
  garbled: () => 'no { json',
};

export interface NativeHarness {
  readonly abilities: Abilities;
  readonly app: FakeAppBridge;
  readonly time: FakeTime;
  arrive(): void;
}

/** An app with this mood whose bridge is not ready yet; it handles only this command. */
export function nativeHarness(
  dialect: Dialect,
  { command, mood, appVersion }: { command: BridgeCommandName; mood: Mood; appVersion: string },
): NativeHarness {
  const { name } = bridgeCommands[command];
  const app = dialect.build({ [name]: () => REPLIES[mood](command) });
  const time = new FakeTime();
  const page = fakePage();
  const events = new NativeEvents(dialect.system);
  const connect = (dialect.system === 'android' ? connectAndroid : connectIos)(page.window, time);
  const bridge = new NativeBridge(connect, time, events.handlers());
  const { system } = dialect;
  const abilities = nativeAbilities({ bridge, events, system, appVersion, page: {} });
  return { abilities, app, time, arrive: () => dialect.arrive(page, app, time) };
}
