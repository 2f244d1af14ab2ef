import type { BridgeEventData, BridgeEventName } from '@/contract/bridge';
import type { Unsubscribe } from './unsubscribe';

type Listener = (data: never) => void;

/** Listeners of the app's events. Events without a listener are dropped. */
export class EventListeners {
  private readonly listeners = new Map<BridgeEventName, Set<Listener>>();

  on<E extends BridgeEventName>(event: E, listener: (data: BridgeEventData[E]) => void): Unsubscribe {
    const known = this.listeners.get(event) ?? new Set<Listener>();
    this.listeners.set(event, known.add(listener));
    return () => known.delete(listener);
  }

  /** A throwing listener must not stop the others. */
  emit<E extends BridgeEventName>(event: E, data: BridgeEventData[E]): void {
    for (const listener of [...(this.listeners.get(event) ?? [])]) {
      try {
        listener(data as never);
      } catch {
        // The listener's own error.
      }
    }
  }
}
