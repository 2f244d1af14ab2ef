import { FakeHistory, FakeTime, OUTSIDE } from './support/fake-history';
import { FakeDocument } from './support/fake-router';

const STEPS = 10_000;
const SEED = Number(process.env['BACK_SEED'] ?? 20_261_128);
/** Steps per seed: a failure names its seed, and a short walk is quicker to repeat. */
const STEPS_OF_ONE = 250;

/** Takes some seconds, and more on a busy machine. */
const LONGEST_MS = 120_000;

/** Mulberry32, a seeded random generator: the same walk for the same seed. */
function randomOf(seed: number) {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A user on a slow phone. Each page is opened under a unique address, which identifies the page shown. */
class Walk {
  private readonly random: () => number;
  private readonly time = new FakeTime();
  private readonly history: FakeHistory;
  private document: FakeDocument;
  private pages = 0;
  readonly taps: string[] = [];

  constructor(seed: number) {
    this.random = randomOf(seed);
    // The entry before the app, e.g. the chat from which it was opened.
    this.history = new FakeHistory(this.time, [
      { state: OUTSIDE, url: 'outside' },
      { state: null, url: '/home' },
    ]);
    this.history.at = 1;
    this.history.delay = () => this.upTo(40);
    this.document = this.start();
  }

  async step(): Promise<void> {
    const rapidTaps = 1 + Math.floor(this.random() * 3);
    for (let count = 0; count < rapidTaps; count += 1) {
      this.tap();
      // Some taps come at the same moment, some during a navigation, some after it.
      const pause = this.random();
      await this.time.pass(pause < 0.4 ? 0 : this.upTo(pause < 0.8 ? 60 : 900));
      await this.comeBack();
    }
    await this.quiet();
    await this.comeBack();
    this.expectTogether();
    await this.expectBackWorks();
  }

  private tap(): void {
    const [name, run] = this.choice();
    this.taps.push(name);
    run();
  }

  private choice(): readonly [string, () => void] {
    const { document, history } = this;
    const tab = ['/home', '/courses', '/mine'][Math.floor(this.random() * 3)] ?? '';
    const kinds: readonly (readonly [number, string, () => void])[] = [
      [8, 'push', () => document.move('push', this.newPage())],
      [2, 'push a tab', () => document.move('push', tab)],
      [2, 'replace', () => document.move('replace', this.newPage())],
      [1, 'reLaunch', () => document.move('reLaunch', tab)],
      [2, 'switchTab', () => document.move('switchTab', tab)],
      [4, 'back', () => history.go(-1)],
      [2, 'back twice', () => (history.go(-1), history.go(-1))],
      [1, 'forward', () => history.go(1)],
      [2, 'arrow', () => void (document.router.stack.length > 1 && document.back.back())],
      [4, 'open', () => document.open()],
      [2, 'close', () => document.close()],
      [1, 'open and close', () => (document.open(), document.close())],
      [1, 'reload', () => this.reload()],
    ];
    let left = this.random() * kinds.reduce((sum, [weight]) => sum + weight, 0);
    const found = kinds.find(([weight]) => (left -= weight) < 0);
    return found ? [found[1], found[2]] : ['nothing', () => undefined];
  }

  /** The page shown is that of the address, and every open layer holds exactly one entry. */
  private expectTogether(): void {
    const { history, document } = this;
    const held = (history.state as { held?: number }).held ?? 0;
    const found = { page: document.router.shown?.url, held, reports: document.reports };
    expect(found).toEqual({ page: history.location.href, held: document.layers.length, reports: [] });
  }

  /** Back closes one layer, or leads to the page before, or out of the app. */
  private async expectBackWorks(): Promise<void> {
    const { history, document } = this;
    const layers = document.layers.length;
    const before = history.entries.slice(0, history.at + 1).reverse();
    const { url } = history.entry;
    const { idx } = history.state as { idx: number };
    const expected = before.find(({ state }) => state === OUTSIDE || (state as { idx: number }).idx < idx);
    this.taps.push('(back)');
    history.go(-1);
    await this.quiet();
    if (layers > 0) {
      expect([history.location.href, document.layers.length]).toEqual([url, layers - 1]);
    } else if (expected?.state === OUTSIDE) {
      expect(history.location.href).toBe('outside');
    } else if (history.location.href !== url) {
      // A slow navigation can leave an entry behind, with one of the same index above it.
      expect(history.location.href).toBe(expected?.url);
    } else {
      expect((history.state as { idx: number }).idx).toBeLessThan(idx);
    }
    await this.comeBack();
    this.expectTogether();
  }

  /** After back has left the document, the app starts again when the user returns. */
  private async comeBack(): Promise<void> {
    if (this.history.state !== OUTSIDE) return;
    this.history.at = 1;
    this.history.entries.splice(2);
    this.document = this.start();
    await this.quiet();
  }

  private reload(): void {
    this.history.unload();
    this.document = this.start();
  }

  private start(): FakeDocument {
    return new FakeDocument(
      this.history,
      () => (this.random() < 0.5 ? this.upTo(20) : this.upTo(700)),
      () => (this.random() < 0.5 ? this.upTo(60) : undefined),
    );
  }

  private quiet(): Promise<void> {
    return this.time.pass(9000);
  }

  private newPage(): string {
    this.pages += 1;
    return `/page-${this.pages % 40}?id=${this.pages}`;
  }

  private upTo(most: number): number {
    return Math.floor(this.random() * most);
  }
}

describe('a walk at random', () => {
  it(
    'ends each of 10,000 times with the page of the address and one back that works',
    async () => {
      for (let seed = SEED; seed < SEED + STEPS / STEPS_OF_ONE; seed += 1) {
        const walk = new Walk(seed);
        for (let step = 0; step < STEPS_OF_ONE; step += 1) {
          const since = walk.taps.length;
          await walk.step().catch((error: unknown) => {
            const taps = walk.taps.slice(Math.max(0, since - 6)).join(', ');
            throw new Error(`BACK_SEED=${seed}, step ${step}, after ${taps}: ${String(error)}`);
          });
        }
      }
    },
    LONGEST_MS,
  );
});
