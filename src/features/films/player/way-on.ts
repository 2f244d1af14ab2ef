import { isUnreachable, type Result } from '@/contract/errors';
import type { Film } from '@/contract/films/schema';
import type { Scheduler, Timer } from '@/services/clock';
import type { Trouble } from '../engine';

/** Nothing came for so long: the line is as good as gone. */
const PATIENCE_MS = 12_000;
/** Played so far with a new address, the next trouble is another one. */
const MENDED_SECONDS = 10;

interface WayOnParts {
  readonly scheduler: Scheduler;
  /** Another address of the film. */
  readonly renew: () => Promise<Result<Film>>;
  /** It cannot go on by itself. */
  readonly stand: (phase: 'offline' | 'broken') => void;
  /** With another address, at this second. */
  readonly reopen: (film: Film, at: number) => void;
}

/** What is done about a film that does not go on: an address that has ended, a line that broke, a file that is none. */
export class WayOn {
  isOffline = false;
  private mendedAt: number | undefined;
  private patience: Timer | undefined;
  /** An earlier answer is nobody's. */
  private turn = 0;

  constructor(private readonly parts: WayOnParts) {}

  /** Nothing comes just now. */
  wait(): void {
    this.goesOn();
    if (this.isOffline) this.parts.stand('offline');
    else this.patience = this.parts.scheduler.after(PATIENCE_MS, () => this.parts.stand('offline'));
  }

  goesOn(): void {
    this.patience?.stop();
  }

  played(time: number): void {
    if (this.mendedAt !== undefined && time > this.mendedAt + MENDED_SECONDS) this.mendedAt = undefined;
  }

  meet(trouble: Trouble, at: number): void {
    if (trouble === 'format') this.parts.stand('broken');
    else if (this.isOffline) this.parts.stand('offline');
    else if (this.mendedAt !== undefined) this.parts.stand(trouble === 'network' ? 'offline' : 'broken');
    else void this.mend(at);
  }

  /** The address may have ended: another one, and on from the same second. */
  async mend(at: number): Promise<void> {
    const turn = ++this.turn;
    this.mendedAt = at;
    const renewed = await this.parts.renew();
    if (turn !== this.turn) return;
    if (renewed.ok) this.parts.reopen(renewed.value, at);
    else this.parts.stand(isUnreachable(renewed.error) ? 'offline' : 'broken');
  }

  end(): void {
    this.turn += 1;
    this.goesOn();
  }
}
