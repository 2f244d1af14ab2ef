type Listener = (...args: unknown[]) => void;

/** Channel between two pages of wx.navigateTo: each side gets the other's events. */
export class EventChannel {
  private readonly listeners = new Map<string, Set<Listener>>();
  private peer: EventChannel | null = null;

  static pair(): [EventChannel, EventChannel] {
    const opener = new EventChannel();
    const opened = new EventChannel();
    opener.peer = opened;
    opened.peer = opener;
    return [opener, opened];
  }

  on(name: string, listener: Listener): void {
    this.listeners.set(name, (this.listeners.get(name) ?? new Set()).add(listener));
  }

  once(name: string, listener: Listener): void {
    const first: Listener = (...args) => {
      this.off(name, first);
      listener(...args);
    };
    this.on(name, first);
  }

  off(name: string, listener?: Listener): void {
    if (listener) this.listeners.get(name)?.delete(listener);
    else this.listeners.delete(name);
  }

  emit(name: string, ...args: unknown[]): void {
    for (const listener of [...(this.peer?.listeners.get(name) ?? [])]) listener(...args);
  }
}
