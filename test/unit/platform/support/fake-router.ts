import { HeldBack } from '@/platform/web/held-back';
import type { FakeHistory, FakeTime } from './fake-history';

interface Page {
  readonly url: string;
  readonly path: string;
}

const pathOf = (url: string): string => url.split('?')[0] ?? '';

const TABS: readonly string[] = ['/home', '/courses', '/mine'];

/**
 * Taro's router on `history` 5, reduced to pages and addresses: it shows the page that finishes loading last, at the address requested, and
 * finds a page to go back to by its path. `loading` returns the load time of a page.
 */
export class FakeRouter {
  stack: Page[] = [];
  private readonly tabs = new Map<string, Page>();
  private method = '';
  private index: number;
  private locks: Record<string, number> = {};
  private readonly isAlive: () => boolean;

  constructor(
    private readonly history: FakeHistory,
    private readonly time: FakeTime,
    private readonly loading: () => number,
    private readonly arrived: () => void,
    private readonly asked: () => void,
  ) {
    this.isAlive = history.life();
    this.index = (history.state as { idx?: number } | null)?.idx ?? 0;
    if (history.state === null) history.replaceState({ idx: 0 });
    this.render('PUSH');
    history.listen(() => {
      this.index = (history.state as { idx: number }).idx;
      this.render('POP');
    });
  }

  get shown(): Page | undefined {
    return this.stack[this.stack.length - 1];
  }

  go(method: 'push' | 'replace' | 'reLaunch' | 'switchTab', url: string): Promise<void> {
    if (!this.isAlive()) return Promise.resolve();
    this.method = method;
    if (method === 'push') {
      this.index += 1;
      this.history.pushState(this.entry(), '', url);
    } else {
      this.history.replaceState(this.entry(), '', url);
    }
    this.render(method === 'push' ? 'PUSH' : 'REPLACE');
    return Promise.resolve();
  }

  private keys = 0;
  private entry(): object {
    this.keys += 1;
    return { idx: this.index, key: `${this.time.now}-${this.keys}` };
  }

  private render(action: 'PUSH' | 'REPLACE' | 'POP'): void {
    this.asked();
    const path = pathOf(this.history.location.href);
    this.locks[path] = (this.locks[path] ?? 0) + 1;
    const lock = this.locks[path];
    this.time.after(this.loading(), () => {
      if (this.locks[path] === lock && this.isAlive()) this.show(path, action);
    });
  }

  private show(path: string, action: 'PUSH' | 'REPLACE' | 'POP'): void {
    const { method } = this;
    this.method = '';
    const current = this.shown;
    if (method === 'reLaunch') {
      this.stack = [];
      this.tabs.clear();
    } else if (current && TABS.includes(path)) {
      if (current.path === path) return;
      const kept = TABS.includes(current.path) ? current : this.stack[0];
      if (kept && TABS.includes(kept.path)) this.tabs.set(kept.path, kept);
      this.stack = [];
      const tab = this.tabs.get(path);
      this.tabs.delete(path);
      if (tab) return this.put(tab);
    } else if (action === 'POP') {
      const before = this.indexBefore(path);
      this.stack.splice(before < 0 ? this.stack.length - 1 : before + 1);
      if (before >= 0) return this.notify();
    } else if (action === 'REPLACE') {
      this.stack.pop();
    }
    this.put({ path, url: this.history.location.href });
  }

  private indexBefore(path: string): number {
    for (let index = this.stack.length - 2; index >= 0; index -= 1)
      if (this.stack[index]?.path === path) return index;
    return -1;
  }

  private put(page: Page): void {
    this.stack.push(page);
    this.notify();
  }

  private notify(): void {
    this.time.after(0, () => {
      if (this.isAlive()) this.arrived();
    });
  }
}

/** A document: the app from its start until it is left or reloaded. */
export class FakeDocument {
  readonly back: HeldBack;
  readonly router: FakeRouter;
  /** Open layers; they disappear with their page. */
  readonly layers: (() => void)[] = [];
  readonly reports: string[] = [];

  constructor(
    readonly history: FakeHistory,
    loading: () => number,
    /** Milliseconds until a transition changes the page; undefined without one. */
    private readonly sliding: () => number | undefined = () => undefined,
  ) {
    const { time } = history;
    const isAlive = history.life();
    this.back = new HeldBack(history.page, {
      shown: () => this.router.shown?.path,
      report: (reason) => this.reports.push(reason),
      pop: (_isBack, _event, notify) => {
        const delay = this.sliding();
        if (delay === undefined) return false;
        time.after(delay, () => isAlive() && notify());
        return true;
      },
    });
    this.router = new FakeRouter(
      history,
      time,
      loading,
      () => this.back.arrived(),
      () => this.layers.splice(0),
    );
  }

  move(method: 'push' | 'replace' | 'reLaunch' | 'switchTab', url: string): void {
    void this.back.move(
      () => this.router.go(method, url),
      () => this.slide(method),
    );
  }

  private async slide(method: string): Promise<void> {
    const delay = method === 'push' ? this.sliding() : undefined;
    if (delay !== undefined) await new Promise<void>((resolve) => this.history.time.after(delay, resolve));
  }

  open(): void {
    const release = this.back.hold(() => this.forget(release));
    this.layers.push(release);
  }

  /** Closes the top layer by its close button. */
  close(): void {
    this.layers.pop()?.();
  }

  private forget(release: () => void): void {
    const index = this.layers.indexOf(release);
    if (index >= 0) this.layers.splice(index, 1);
  }
}
