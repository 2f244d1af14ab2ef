import type { Film } from '@/contract/films/schema';
import { FINISHED_SHARE, PlayableKind } from '@/contract/films/values';
import { ProgressKeeper } from '@/features/films/progress/keeper';
import { watchOutbox } from '@/features/films/progress/outbox';
import type { App } from '@/stores/app/app';

/** This close to its end, a story restarts. */
const END_SECONDS = 3;

/** Progress of the current story, stored like a film's. */
export class StoryProgress {
  private keeper: ProgressKeeper | undefined;

  constructor(private readonly app: App) {
    app.platform.onVisibilityChange((isVisible) => !isVisible && this.keeper?.report({ outlivesPage: true }));
  }

  get isBegun(): boolean {
    return this.keeper !== undefined;
  }

  /** Returns the resume position: unsent local progress is newer than the server's. */
  begin(film: Film): number {
    const outbox = this.app.get(watchOutbox);
    const unsent = outbox.of(film.kind, film.id);
    const positionSeconds = startOf(film, unsent?.positionSeconds ?? film.positionSeconds);
    this.keeper = new ProgressKeeper(
      { owner: this.app.session.user.userId, serverClock: this.app.serverClock, outbox },
      { ...film, positionSeconds },
    );
    const { kind, id, speed } = film;
    this.app.tracker.track('film_play', { kind, id, atSeconds: positionSeconds, speed });
    return positionSeconds;
  }

  /** Played to the end. */
  finished({ id, seconds }: Pick<Film, 'id' | 'seconds'>, rate: number): void {
    this.advance(seconds, rate);
    this.app.tracker.track('film_finish', { kind: PlayableKind.story, id });
  }

  advance(time: number, rate: number): void {
    this.keeper?.advance(time, rate);
  }

  /** `isStill`: paused, so report now. */
  jumped(time: number, isStill: boolean): void {
    this.keeper?.jumped(time);
    if (isStill) this.keeper?.report();
  }

  /** Stopped: reports the progress. */
  stopped(): void {
    this.keeper?.stopped();
    this.keeper?.report();
  }

  drop(): void {
    this.keeper = undefined;
  }
}

function startOf({ isFinished, seconds }: Film, position: number): number {
  const isAtEnd = position >= seconds - END_SECONDS || (isFinished && position >= seconds * FINISHED_SHARE);
  return isAtEnd ? 0 : position;
}
