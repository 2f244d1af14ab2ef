import type { WatchProgress } from '@/contract/films/schema';
import { PROGRESS_EVERY_SECONDS } from '@/contract/films/values';
import type { Clock } from '@/services/clock';
import type { WatchOutbox } from './outbox';

const MS = 1000;

interface KeeperParts {
  /** Whose film it is: who is logged in may change before the last of it is told. */
  readonly owner: number;
  /** The server's: of two devices the later one says where to go on. */
  readonly serverClock: Clock;
  readonly outbox: Pick<WatchOutbox, 'add' | 'send'>;
}

/** How far one film is, told while it plays: at most every PROGRESS_EVERY_SECONDS, and whenever the page may go. */
export class ProgressKeeper {
  private position: number;
  private furthest: number;
  private played = 0;
  /** When and where it was last seen playing. */
  private last: { readonly at: number; readonly time: number } | undefined;
  private toldAt: number;
  private hasNews = false;

  constructor(
    private readonly parts: KeeperParts,
    private readonly item: Pick<WatchProgress, 'kind' | 'id' | 'positionSeconds' | 'furthestSeconds'>,
  ) {
    this.position = item.positionSeconds;
    this.furthest = item.furthestSeconds;
    this.toldAt = parts.serverClock.now();
  }

  /** Up to where it was ever watched here, as far as known. */
  get furthestSeconds(): number {
    return Math.floor(this.furthest);
  }

  /** It plays, and is there. */
  advance(time: number, rate: number): void {
    const now = this.parts.serverClock.now();
    const { last } = this;
    this.last = { at: now, time };
    this.position = time;
    this.hasNews = true;
    if (last) {
      // Neither a jump of the film nor one of the clock is time in which it was seen.
      const seen = Math.min((now - last.at) / MS, (time - last.time) / Math.max(rate, 0.1));
      this.played += Math.max(0, seen);
      if (time > last.time) this.furthest = Math.max(this.furthest, time);
    }
    if (now - this.toldAt >= PROGRESS_EVERY_SECONDS * MS) this.tell();
  }

  /** The parent went to another place of it. */
  jumped(time: number): void {
    this.last = undefined;
    this.position = time;
    this.hasNews = true;
  }

  /** It does not play any more: what comes after is another stretch. */
  stopped(): void {
    this.last = undefined;
  }

  /** Told now, e.g. because the page hides: `outlivesPage`. Nothing where nothing is new. */
  tell({ outlivesPage = false } = {}): void {
    this.toldAt = this.parts.serverClock.now();
    if (!this.hasNews) return;
    this.hasNews = false;
    const played = Math.floor(this.played);
    this.played -= played;
    this.parts.outbox.add(this.parts.owner, {
      kind: this.item.kind,
      id: this.item.id,
      positionSeconds: Math.floor(Math.max(0, this.position)),
      furthestSeconds: Math.floor(Math.max(this.furthest, 0)),
      playedSeconds: played,
      savedAt: this.toldAt,
    });
    void this.parts.outbox.send({ outlivesPage });
  }
}
