import { HeldBack, type BackPage } from '@/platform/web/back';

/** A browser's history: entries, a place in them, and traversal that is told later. */
export class FakeHistory {
  entries: unknown[] = [{ idx: 0 }];
  at = 0;
  readonly seen: string[] = [];
  private listeners: ((event: PopStateEvent) => void)[] = [];
  private late: (() => void)[] = [];

  readonly page: BackPage = {
    history: this as unknown as BackPage['history'],
    addEventListener: (_type, listener) => void this.listeners.push(listener),
    setTimeout: (run) => this.late.push(run),
  };

  get state(): unknown {
    return this.entries[this.at];
  }

  pushState(state: unknown): void {
    this.entries = [...this.entries.slice(0, this.at + 1), state];
    this.at += 1;
  }

  /** Beyond either end nothing happens, as in a browser. */
  go(delta: number): void {
    const place = this.at;
    const traverse = (): void => {
      if (!(place + delta in this.entries)) return;
      this.at = place + delta;
      this.tell();
    };
    if (this.isSlow) this.underWay.push(traverse);
    else queueMicrotask(traverse);
  }

  /** A device that has too much to do: it goes when it is told to, to where it had been sent. */
  isSlow = false;
  private underWay: (() => void)[] = [];

  arrive(): void {
    this.takeUnderWay()();
  }

  /** Something else comes first, or in its place. */
  takeUnderWay(): () => void {
    this.isSlow = false;
    const taken = this.underWay.splice(0);
    return () => taken.forEach((traverse) => traverse());
  }

  runTimers(): void {
    this.timersSoFar().forEach((run) => run());
  }

  timersSoFar(): readonly (() => void)[] {
    return this.late.splice(0);
  }

  private tell(): void {
    let isStopped = false;
    const event = { state: this.state, stopImmediatePropagation: () => (isStopped = true) };
    this.listeners.forEach((listener) => listener(event as unknown as PopStateEvent));
    if (!isStopped) this.seen.push(`router: ${this.at}`);
  }
}

export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

export function open() {
  const history = new FakeHistory();
  return { history, back: new HeldBack(history.page), pressBack: () => (history.go(-1), settle()) };
}
