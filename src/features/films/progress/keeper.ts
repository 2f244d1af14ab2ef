import type { WatchProgress } from '@/contract/films/schema';
import { PROGRESS_EVERY_SECONDS } from '@/contract/films/values';
import type { Clock } from '@/services/clock';
import type { WatchOutbox } from './outbox';

const MS = 1000;

interface KeeperParts {
  /** The user who watched: the session may change before the last report. */
  readonly owner: number;
  /** The server's clock: of two devices, the later report sets the resume position. */
  readonly serverClock: Clock;
  readonly outbox: Pick<WatchOutbox, 'add' | 'send'>;
}

/** Reports progress during playback: at most every PROGRESS_EVERY_SECONDS, and whenever the page may unload. */
export class ProgressKeeper {
  private position: number;
  private furthest: number;
  private played = 0;
  /** Time and position of the last tick. */
  private last: { readonly at: number; readonly time: number } | undefined;
  private reportedAt: number;
  private hasNews = false;

  constructor(
    private readonly parts: KeeperParts,
    private readonly item: Pick<WatchProgress, 'kind' | 'id' | 'positionSeconds' | 'furthestSeconds'>,
  ) {
    this.position = item.positionSeconds;
    this.furthest = item.furthestSeconds;
    this.reportedAt = parts.serverClock.now();
  }

  /** The furthest position watched, as far as known. */
  get furthestSeconds(): number {
    return Math.floor(this.furthest);
  }

  /** A tick of playback. */
  advance(time: number, rate: number): void {
    const now = this.parts.serverClock.now();
    const { last } = this;
    this.last = { at: now, time };
    this.position = time;
    this.hasNews = true;
    if (last) {
      // Seeks and clock changes do not count as watched.
      const seen = Math.min((now - last.at) / MS, (time - last.time) / Math.max(rate, 0.1));
      this.played += Math.max(0, seen);
      if (time > last.time) this.furthest = Math.max(this.furthest, time);
    }
    if (now - this.reportedAt >= PROGRESS_EVERY_SECONDS * MS) this.report();
  }

  /** The parent moved to another position. */
  jumped(time: number): void {
    this.last = undefined;
    this.position = time;
    this.hasNews = true;
  }

  /** Playback stopped: the next tick starts a new stretch. */
  stopped(): void {
    this.last = undefined;
  }

  /** Sends now; nothing when unchanged. `outlivesPage`: the page is hiding. */
  report({ outlivesPage = false } = {}): void {
    this.reportedAt = this.parts.serverClock.now();
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
      savedAt: this.reportedAt,
    });
    void this.parts.outbox.send({ outlivesPage });
  }
}
