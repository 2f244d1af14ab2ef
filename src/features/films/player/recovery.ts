import { isUnreachable, type Result } from '@/contract/errors';
import type { Scheduler, Timer } from '@/services/clock';
import type { Trouble } from '../engine';
import type { PlayerFilm } from './types';

/** Without data for this long, the network counts as lost. */
const STALL_MS = 12_000;
/** After this much playback with a new URL, the next error is a new one. */
const MENDED_SECONDS = 10;

interface RecoveryParts {
  readonly scheduler: Scheduler;
  /** Requests a new URL. */
  readonly renew: () => Promise<Result<PlayerFilm>>;
  /** Needs the parent. */
  readonly stand: (phase: 'offline' | 'broken') => void;
  /** Reopens with a new URL, at this position in seconds. */
  readonly reopen: (film: PlayerFilm, at: number) => void;
}

/** Recovery of a film that stopped: expired URL, lost network, broken file. */
export class Recovery {
  isOffline = false;
  private mendedAt: number | undefined;
  private patience: Timer | undefined;
  /** Ignores earlier responses. */
  private epoch = 0;

  constructor(private readonly parts: RecoveryParts) {}

  /** Buffering. */
  wait(): void {
    this.goesOn();
    if (this.isOffline) this.parts.stand('offline');
    else this.patience = this.parts.scheduler.after(STALL_MS, () => this.parts.stand('offline'));
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

  /** The URL may have expired: renew it and continue at the same position. */
  async mend(at: number): Promise<void> {
    const epoch = ++this.epoch;
    this.mendedAt = at;
    const renewed = await this.parts.renew();
    if (epoch !== this.epoch) return;
    if (renewed.ok) this.parts.reopen(renewed.value, at);
    else this.parts.stand(isUnreachable(renewed.error) ? 'offline' : 'broken');
  }

  end(): void {
    this.epoch += 1;
    this.goesOn();
  }
}
