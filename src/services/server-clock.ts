import type { Clock, LocalClock } from './clock';

/** Smaller numbers are seconds, or invalid. */
const FIRST_MS = 1e12;

/**
 * The server's time, by which windows and deadlines are set, independent of the phone's clock: rule shell-71. The device's time until a
 * response had one.
 *
 * A response's `time` was read between sending and receiving, so it is accurate to half the round trip. The response with the shortest one
 * wins: a median would be skewed by slow ones, the latest is arbitrary. If a new one deviates by more than both errors, the phone's clock
 * was changed meanwhile, and the newer counts.
 */
export class ServerClock implements LocalClock {
  private offset = 0;
  /** Maximum error of `offset`. */
  private doubt = Infinity;

  constructor(
    private readonly device: Clock,
    private readonly place: Pick<LocalClock, 'utcOffsetAt'>,
  ) {}

  now(): number {
    return Math.round(this.device.now() + this.offset);
  }

  /** The phone's time zone, which may be right even if its clock is wrong. */
  utcOffsetAt(moment: number): number {
    return this.place.utcOffsetAt(moment);
  }

  /** `time` is from a response that has just arrived. Both in milliseconds, `sentAt` by the device's clock. */
  heard(time: number, sentAt: number): void {
    const receivedAt = this.device.now();
    // The clock was set back during the request.
    if (time < FIRST_MS || receivedAt < sentAt) return;
    const offset = time - (sentAt + receivedAt) / 2;
    const doubt = (receivedAt - sentAt) / 2;
    const isContradiction = Math.abs(offset - this.offset) > doubt + this.doubt;
    if (doubt > this.doubt && !isContradiction) return;
    this.offset = offset;
    this.doubt = doubt;
  }
}
