import { filmsCalls } from '@/contract/films/calls';
import type { Film } from '@/contract/films/schema';
import { FINISHED_SHARE, type PlaybackSpeed } from '@/contract/films/values';
import type { App } from '@/stores/app/app';
import { ProgressKeeper } from '../progress/keeper';
import { watchOutbox } from '../progress/outbox';
import type { Watching } from './types';

/** This close to either end, it starts from the beginning. */
const EDGE_SECONDS = 3;

/** Reports of a film: progress, start, finish. */
export class Watched implements Watching {
  /** Resume position; 0: from the start. */
  readonly resumedAt: number;
  private readonly keeper: ProgressKeeper;
  private isBegun = false;
  private isFinished: boolean;

  constructor(
    private readonly app: Pick<App, 'api' | 'get' | 'serverClock' | 'session' | 'tracker'>,
    private readonly film: Film,
    private readonly onFinished: (() => void) | undefined,
  ) {
    const outbox = app.get(watchOutbox);
    this.resumedAt = resumeAt(film, outbox.of(film.kind, film.id)?.positionSeconds);
    this.isFinished = film.isFinished;
    const owner = app.session.user.userId;
    this.keeper = new ProgressKeeper({ owner, serverClock: app.serverClock, outbox }, film);
  }

  began(time: number, speed: PlaybackSpeed): void {
    if (this.isBegun) return;
    this.isBegun = true;
    const { kind, id } = this.film;
    this.app.tracker.track('film_play', { kind, id, atSeconds: Math.floor(time), speed });
  }

  advance(time: number, rate: number, length: number): void {
    this.keeper.advance(time, rate);
    if (this.isFinished || length === 0 || time < length * FINISHED_SHARE) return;
    // Once, when not finished before.
    this.isFinished = true;
    const { kind, id } = this.film;
    this.app.tracker.track('film_finish', { kind, id });
    this.keeper.report();
    this.onFinished?.();
  }

  jumped(time: number): void {
    this.keeper.jumped(time);
  }

  stopped(): void {
    this.keeper.stopped();
  }

  report(options?: { readonly outlivesPage: boolean }): void {
    this.keeper.report(options);
  }

  /** If the request fails, the rate is kept for this visit. */
  rated(speed: PlaybackSpeed): void {
    void this.app.api.call(filmsCalls.saveWatchSpeed, { speed });
  }
}

/** Resume position: this device's unsent one, else the server's. A finished film restarts. */
function resumeAt(
  { isFinished, positionSeconds, seconds }: Pick<Film, 'isFinished' | 'positionSeconds' | 'seconds'>,
  unsent?: number,
): number {
  const at = unsent ?? (isFinished ? 0 : positionSeconds);
  return at < EDGE_SECONDS || at > seconds - EDGE_SECONDS ? 0 : at;
}
