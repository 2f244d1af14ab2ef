/** How what devices tell of one item becomes one row. Whatever order it arrives in, and however often, the row is the same. */
import type { WatchReport } from '../../../src/contract/films/schema';
import { FINISHED_SHARE } from '../../../src/contract/films/values';
import { SECOND } from '../../core/time';

/** What is known of an item before a batch. */
export interface Known {
  readonly seconds: number;
  /** null: nobody told anything yet. */
  readonly savedAt: Date | null;
}

export interface Merged {
  readonly positionSeconds: number;
  readonly furthestSeconds: number;
  /** Comes on top of what is known. */
  readonly watchedSeconds: number;
  readonly seconds: number;
  readonly isFinished: boolean;
  readonly savedAt: Date;
}

type Told = Pick<WatchReport, 'positionSeconds' | 'furthestSeconds' | 'playedSeconds' | 'savedAt'>;

/** The later one says where to go on; of two at once the one that is further. */
const byTime = (left: Told, right: Told) =>
  left.savedAt - right.savedAt || left.positionSeconds - right.positionSeconds;

/** At least one report. A device whose clock is ahead is at most as late as `now`. */
export function merge(reports: readonly Told[], { seconds, savedAt }: Known, now: Date): Merged {
  const within = (value: number) => Math.min(value, seconds);
  const told = reports
    .map((report) => ({ ...report, savedAt: Math.min(report.savedAt, now.getTime()) }))
    .sort(byTime);
  const last = told.at(-1) ?? { positionSeconds: 0, savedAt: now.getTime() };
  const furthestSeconds = Math.max(
    ...told.map((report) => within(Math.max(report.furthestSeconds, report.positionSeconds))),
  );
  return {
    positionSeconds: within(last.positionSeconds),
    furthestSeconds,
    watchedSeconds: watched(told, { seconds, savedAt }),
    seconds,
    isFinished: seconds > 0 && furthestSeconds >= seconds * FINISHED_SHARE,
    savedAt: new Date(last.savedAt),
  };
}

/**
 * Nobody watches longer than the time that went by since the report before, so that a report which comes again adds nothing.
 * Before the first one the film may have been seen once.
 */
function watched(told: readonly Told[], { seconds, savedAt }: Known): number {
  let since = savedAt?.getTime() ?? null;
  let sum = 0;
  for (const { playedSeconds, savedAt: at } of told) {
    const most = since === null ? seconds : Math.max(0, Math.floor((at - since) / SECOND));
    sum += Math.min(playedSeconds, most);
    since = Math.max(at, since ?? at);
  }
  return sum;
}
