import { nativeAbilities } from '@/platform/bridge/native-abilities';
import { NativeBridge } from '@/platform/bridge/native-bridge';
import { NativeEvents } from '@/platform/bridge/native-events';
import { nativeHost } from '@/platform/bridge/native-host';
import type { NativeSystem } from '@/platform/support';
import { FakeTime } from '../../../support/fakes/fake-time';
import { FakeAppBridge } from './fake-page';

interface Given {
  readonly system?: NativeSystem;
  readonly appVersion?: string;
  readonly page?: { shareAndroid?: { Share?(params: string): unknown } };
}

/** An app that answers every command with `reply`, or with its result if it is a function. */
export function nativeApp(
  reply: unknown,
  { system = 'android', appVersion = '9.9.9', page = {} }: Given = {},
) {
  const say = typeof reply === 'function' ? (reply as () => unknown) : () => reply;
  const handlers = new Proxy({}, { get: () => say });
  const app = new FakeAppBridge(handlers);
  const time = new FakeTime();
  const events = new NativeEvents(system);
  const bridge = new NativeBridge((onReady) => onReady(app), time, events.handlers());
  const abilities = nativeAbilities({ bridge, events, system, appVersion, page });
  return { app, time, events, bridge, abilities, host: nativeHost(abilities) };
}
