import { BRIDGE_EVENTS, type BridgeEventName } from '@/contract/bridge';
import { EventListeners } from '../event-listeners';
import type { NativeSystem } from '../support';
import type { PageHandlers, ReplyToApp } from './native-bridge';
import { progress } from './replies';

/** The page's reply to GetWebInitStatus (assumed). */
const STARTED = { status: 1 } as const;

/** Dispatches the app's events to the page's listeners. */
export class NativeEvents extends EventListeners {
  private isStarted = false;
  private askers: ReplyToApp[] = [];

  constructor(private readonly system: NativeSystem) {
    super();
  }

  /** For the bridge: one handler per event of the system. */
  handlers(): PageHandlers {
    const names = Object.keys(BRIDGE_EVENTS) as BridgeEventName[];
    const supported = names.filter((name) => BRIDGE_EVENTS[name][this.system]);
    return Object.fromEntries(
      supported.map((name) => [name, (data: unknown, reply: ReplyToApp) => this.dispatch(name, data, reply)]),
    );
  }

  /** The page has started: reply to the app, also to earlier requests. */
  started(): void {
    this.isStarted = true;
    const askers = this.askers;
    this.askers = [];
    for (const reply of askers) reply(STARTED);
  }

  private dispatch(name: BridgeEventName, data: unknown, reply: ReplyToApp): void {
    if (name === 'SaveVideoProgress') {
      const per = progress(data);
      if (per !== undefined) this.emit(name, { progress: per });
    } else {
      this.emit(name, null);
    }
    if (name !== 'GetWebInitStatus') reply({});
    else if (this.isStarted) reply(STARTED);
    else this.askers.push(reply);
  }
}
