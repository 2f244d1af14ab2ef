import type { Film } from '@/contract/films/schema';
import { FINISHED_SHARE, PlayableKind } from '@/contract/films/values';
import { ProgressKeeper } from '@/features/films/progress/keeper';
import { watchOutbox } from '@/features/films/progress/outbox';
import type { App } from '@/stores/app';

/** Whoever stopped so short of the end begins anew. */
const END_SECONDS = 3;

/** How far the story that plays is, kept as that of any film. */
export class StoryProgress {
  private keeper: ProgressKeeper | undefined;

  constructor(private readonly app: App) {
    app.platform.onVisibilityChange((isVisible) => !isVisible && this.keeper?.tell({ outlivesPage: true }));
  }

  get isBegun(): boolean {
    return this.keeper !== undefined;
  }

  /** Answers where it goes on: this device may know more than the server. */
  begin(film: Film): number {
    const outbox = this.app.part(watchOutbox);
    const untold = outbox.of(film.kind, film.id);
    const positionSeconds = startOf(film, untold?.positionSeconds ?? film.positionSeconds);
    this.keeper = new ProgressKeeper(
      { owner: this.app.session.user.userId, serverClock: this.app.serverClock, outbox },
      { ...film, positionSeconds },
    );
    const { kind, id, speed } = film;
    this.app.tracker.track('film_play', { kind, id, atSeconds: positionSeconds, speed });
    return positionSeconds;
  }

  /** Heard to its end. */
  finished({ id, seconds }: Pick<Film, 'id' | 'seconds'>, rate: number): void {
    this.advance(seconds, rate);
    this.app.tracker.track('film_finish', { kind: PlayableKind.story, id });
  }

  advance(time: number, rate: number): void {
    this.keeper?.advance(time, rate);
  }

  /** `isStill`: nobody will tell it later. */
  jumped(time: number, isStill: boolean): void {
    this.keeper?.jumped(time);
    if (isStill) this.keeper?.tell();
  }

  /** It stands: what was heard is told. */
  stopped(): void {
    this.keeper?.stopped();
    this.keeper?.tell();
  }

  drop(): void {
    this.keeper = undefined;
  }
}

function startOf({ isFinished, seconds }: Film, position: number): number {
  const isAtEnd = position >= seconds - END_SECONDS || (isFinished && position >= seconds * FINISHED_SHARE);
  return isAtEnd ? 0 : position;
}
