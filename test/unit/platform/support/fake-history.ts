import { HeldBack, type BackPage } from '@/platform/web/held-back';

interface Entry {
  readonly state: unknown;
  readonly url: string;
}

/** State of an entry outside the app: navigating to it unloads the document. */
export const OUTSIDE = 'outside';

/** A clock that advances only when the test says so. */
export class FakeTime {
  now = 0;
  private count = 0;
  private readonly due = new Map<number, { at: number; run: () => void }>();

  after = (milliseconds: number, run: () => void): number => {
    this.count += 1;
    this.due.set(this.count, { at: this.now + milliseconds, run });
    return this.count;
  };

  clear = (timer: number): void => void this.due.delete(timer);

  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    await settle();
    for (let first = this.firstUntil(end); first; first = this.firstUntil(end)) {
      const [timer, { at, run }] = first;
      this.due.delete(timer);
      this.now = at;
      run();
      await settle();
    }
    this.now = end;
  }

  private firstUntil(end: number) {
    let first: [number, { at: number; run: () => void }] | undefined;
    for (const entry of this.due)
      if (entry[1].at <= end && (!first || entry[1].at < first[1].at)) first = entry;
    return first;
  }
}

/**
 * Browser history with asynchronous traversals. A traversal requested while another is pending starts from the target of that one, and only
 * the last fires `popstate`. A `pushState` in between does not change the target.
 */
export class FakeHistory {
  entries: Entry[];
  at = 0;
  /** Duration of a traversal. */
  delay = () => 5;
  /** Ignores traversals. */
  isDeaf = false;
  reloads = 0;
  private under: { readonly target: Entry; readonly index: number; readonly timer: number } | undefined;
  private listeners: { run: (event: Event) => void; isFirst: boolean }[] = [];

  constructor(
    readonly time = new FakeTime(),
    first: readonly Entry[] = [{ state: { idx: 0 }, url: '/home' }],
  ) {
    this.entries = [...first];
  }

  get page(): BackPage {
    const entry = (): FakeHistory['location'] => this.location;
    const isAlive = this.life();
    return {
      history: this as unknown as BackPage['history'],
      get location() {
        return entry() as BackPage['location'];
      },
      addEventListener: (_type, run, isFirst) => this.listen(run, isFirst),
      dispatchEvent: (event) => (this.emit(event), true),
      setTimeout: (run, milliseconds) => this.time.after(milliseconds, () => isAlive() && run()),
      clearTimeout: this.time.clear,
    };
  }

  get location() {
    const { url } = this.entry;
    return { pathname: url.split('?')[0] ?? '', href: url, reload: () => void (this.reloads += 1) };
  }

  get state(): unknown {
    return this.entry.state;
  }

  get entry(): Entry {
    return this.entries[this.at] as Entry;
  }

  listen(run: (event: Event) => void, isFirst = false): void {
    this.listeners.push({ run, isFirst });
    this.listeners.sort((one, other) => Number(other.isFirst) - Number(one.isFirst));
  }

  private documents = 0;

  /** Returns whether the current document still exists. */
  life(): () => boolean {
    const { documents } = this;
    return () => documents === this.documents;
  }

  /** Another document replaces this one: listeners and timers are dropped. */
  unload(): void {
    this.documents += 1;
    this.listeners = [];
  }

  pushState(state: unknown, _title?: string, url = this.entry.url): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { state, url }];
    this.at += 1;
  }

  replaceState(state: unknown, _title?: string, url = this.entry.url): void {
    this.entries[this.at] = { state, url };
  }

  /** Out of range: no effect, as in a browser. */
  go(delta: number): void {
    if (this.isDeaf) return;
    const index = (this.under?.index ?? this.at) + delta;
    const target = this.entries[index];
    if (!target) return;
    if (this.under) this.time.clear(this.under.timer);
    const timer = this.time.after(this.delay(), () => this.end());
    this.under = { target, index, timer };
  }

  private end(): void {
    const { target } = this.under ?? {};
    this.under = undefined;
    const index = this.entries.indexOf(target as Entry);
    // The target entry was removed in the meantime.
    if (index < 0) return;
    this.at = index;
    if (this.state === OUTSIDE) this.unload();
    else this.emit(new Event('popstate'));
  }

  private emit(event: Event): void {
    let isStopped = false;
    Object.defineProperty(event, 'stopImmediatePropagation', { value: () => (isStopped = true) });
    for (const { run } of [...this.listeners]) if (!isStopped) run(event);
  }
}

/** All microtasks run before the next event, as in a browser. */
export const settle = async (): Promise<void> => {
  for (let round = 0; round < 32; round += 1) await Promise.resolve();
};

/** An open page, and `routed`, the events that reach the router. */
export async function open() {
  const history = new FakeHistory();
  const reports: string[] = [];
  let shown: string | undefined = '/home';
  const back = new HeldBack(history.page, { shown: () => shown, report: (reason) => reports.push(reason) });
  const routed: string[] = [];
  history.listen(() => routed.push(history.location.pathname));
  back.arrived();
  await settle();
  const look = (path: string): void => void (shown = path);
  const show = (path = history.location.pathname): void => {
    look(path);
    back.arrived();
  };
  return {
    history,
    back,
    routed,
    reports,
    show,
    /** Shows a page without notifying HeldBack. */
    look,
    pressBack: () => (history.go(-1), history.time.pass(50)),
    /** Requests a page, which loads until `show` is called. */
    push: async (path: string) => {
      const idx = (history.state as { idx: number }).idx + 1;
      const moved = back.move(() => Promise.resolve(history.pushState({ idx, key: path }, '', path)));
      await settle();
      return { moved };
    },
  };
}

/** Home, a page above it, and another one above that still loads. */
export async function onTheWay() {
  const world = await open();
  await world.push('/list');
  world.show();
  await settle();
  const { moved } = await world.push('/lesson');
  return { ...world, moved };
}
