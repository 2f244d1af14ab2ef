import type { Clock, LocalClock } from './clock';

/** Smaller numbers are seconds, or no clock at all. */
const FIRST_MS = 1e12;

/**
 * What time it is where the windows and deadlines are kept, whatever the phone's clock says: rule shell-71. The device's own
 * time until an answer has told one.
 *
 * An answer's `time` was read somewhere between sending and receiving, so that it is right to half of its round trip. The
 * answer with the shortest one is kept: a median would be drawn by slow ones, the last one by chance. One that contradicts
 * it, being further away than both could be wrong, means that the phone's clock was set meanwhile: then the newer counts.
 */
export class ServerClock implements LocalClock {
  private offset = 0;
  /** How far `offset` may be wrong. */
  private doubt = Infinity;

  constructor(
    private readonly device: Clock,
    private readonly place: Pick<LocalClock, 'utcOffsetAt'>,
  ) {}

  now(): number {
    return Math.round(this.device.now() + this.offset);
  }

  /** The phone's, which may be right about its place however wrong its clock is. */
  utcOffsetAt(moment: number): number {
    return this.place.utcOffsetAt(moment);
  }

  /** `time` came with an answer that has just arrived. Both in milliseconds, `sentAt` by the device. */
  heard(time: number, sentAt: number): void {
    const receivedAt = this.device.now();
    // Set back while the answer was under way.
    if (time < FIRST_MS || receivedAt < sentAt) return;
    const offset = time - (sentAt + receivedAt) / 2;
    const doubt = (receivedAt - sentAt) / 2;
    const isContradiction = Math.abs(offset - this.offset) > doubt + this.doubt;
    if (doubt > this.doubt && !isContradiction) return;
    this.offset = offset;
    this.doubt = doubt;
  }
}
