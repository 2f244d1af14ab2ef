import type { BridgeEventData, BridgeEventName } from '@/contract/bridge';
import type { Unsubscribe } from './unsubscribe';

type Listener = (data: never) => void;

/** Who listens to what the app around the page tells. What nobody hears is not kept. */
export class EventListeners {
  private readonly listeners = new Map<BridgeEventName, Set<Listener>>();

  on<E extends BridgeEventName>(event: E, listener: (data: BridgeEventData[E]) => void): Unsubscribe {
    const known = this.listeners.get(event) ?? new Set<Listener>();
    this.listeners.set(event, known.add(listener));
    return () => known.delete(listener);
  }

  /** One listener that throws keeps no other from hearing. */
  tell<E extends BridgeEventName>(event: E, data: BridgeEventData[E]): void {
    for (const listener of [...(this.listeners.get(event) ?? [])]) {
      try {
        listener(data as never);
      } catch {
        // Its own affair.
      }
    }
  }
}
