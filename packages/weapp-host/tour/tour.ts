import type { Host } from '../index';
import { failuresOf } from './failures';
import { isCovered, pointOf, targetsOn, type Point, type Target } from './fingers';
import { settle } from './settle';

const TAPS = 12;
const DEADLINE = 20_000;

export interface Visit {
  path: string;
  /** it opened, and nothing failed until it was idle */
  load: boolean;
  /** and nothing failed when its elements were tapped */
  clean: boolean;
  taps: number;
  failures: string[];
}

/**
 * Opens the pages of a running program one after another, and taps up to twelve different elements of each. `deadline`: ms after which an
 * unresponsive program is restarted.
 */
export async function* tour(
  host: Host,
  pages: string[] = host.program.pages,
  deadline = DEADLINE,
): AsyncGenerator<Visit> {
  const failed = failuresOf(host);
  await settle(host);
  // Failures at the start belong to the first page.
  let before = failed();
  for (const path of pages) {
    yield await new PageVisit(host, path, before, failed, deadline).go();
    before = [];
  }
}

const CLIENT = { logs: false };

class PageVisit {
  private readonly kinds = new Set<string>();
  private readonly tapped = new Set<string>();
  private readonly failures: string[] = [];
  private taps = 0;
  private page = 0;

  constructor(
    private readonly host: Host,
    private readonly path: string,
    before: string[],
    private readonly failed: () => string[],
    private readonly deadline: number,
  ) {
    if (host.program.pages[0] === path) this.failures.push(...before);
  }

  async go(): Promise<Visit> {
    await this.guarded('opened', () => this.open());
    const load = this.failures.length === 0;
    while (this.taps < TAPS && (await this.guarded('looked for more', () => this.tapNext())));
    const { path, taps, failures } = this;
    return { path, load, clean: failures.length === 0, taps, failures };
  }

  /** Adds new failures; restarts an unresponsive program. */
  private async guarded<T>(what: string, act: () => Promise<T>): Promise<T | null> {
    try {
      return await act();
    } catch (error) {
      this.failures.push(`${what}: ${(error as Error).message}`);
      if (error instanceof Silence) await this.restart();
      return null;
    } finally {
      this.failures.push(...this.failed());
    }
  }

  private async open(): Promise<void> {
    await this.goThere();
    if (!(await isCovered(this.host, this.page))) return;
    await this.restart();
    await this.goThere();
  }

  private async goThere(): Promise<void> {
    await this.ask('App.callWxMethod', { method: 'reLaunch', args: [{ url: `/${this.path}` }] });
    this.page = await this.current();
    await settle(this.host);
    // A dialog shown on load may cover the page.
    await this.answerDialog();
  }

  /** Failures at the start do not belong to this page and are already reported. */
  private async restart(): Promise<void> {
    this.failures.push(...this.failed());
    await this.host.restart();
    await settle(this.host);
    this.failed();
  }

  /** False if there is nothing left to tap. */
  private async tapNext(): Promise<boolean> {
    const found = (await this.nextTarget()) ?? (await this.nextAfresh());
    if (!found) return false;
    const { target, point } = found;
    this.kinds.add(target.kind);
    this.tapped.add(nameOf(target));
    this.taps += 1;
    await this.guarded(`after a tap on ${nameOf(target)}`, async () => {
      await this.host.page.touchscreen.tap(point.x, point.y);
      await settle(this.host);
      await this.answerDialog();
      if ((await this.current()) !== this.page) await this.open();
    });
    return true;
  }

  /** Reopening the page closes overlays (a popup, a picker). */
  private async nextAfresh(): ReturnType<PageVisit['nextTarget']> {
    if (this.taps === 0) return null;
    await this.open();
    return this.nextTarget();
  }

  /** Prefers an element of a kind not tapped yet, else any untapped one. */
  private async nextTarget(): Promise<{ target: Target; point: Point } | null> {
    const left = (await targetsOn(this.host, this.page)).filter((one) => !this.tapped.has(nameOf(one)));
    const isNew = ({ kind }: Target): boolean => !this.kinds.has(kind);
    for (const target of [...left.filter(isNew), ...left.filter((one) => !isNew(one))]) {
      const point = await pointOf(this.host, this.page, target);
      if (point) return { target, point };
    }
    return null;
  }

  private async answerDialog(): Promise<void> {
    const answer = this.ask('Tool.native', { method: 'confirmModal' });
    await answer.then(
      () => settle(this.host),
      () => undefined,
    );
  }

  private async current(): Promise<number> {
    return ((await this.ask('App.getCurrentPage', {})) as { pageId: number }).pageId;
  }

  private ask(method: string, params: Record<string, unknown>): Promise<unknown> {
    return within(this.deadline, this.host.handleAutomator(method, params, CLIENT));
  }
}

const nameOf = ({ kind, text }: Target): string => (text === '' ? kind : `${kind} "${text}"`);

class Silence extends Error {}

async function within<T>(deadline: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Silence(`no answer within ${deadline} ms`)), deadline);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
