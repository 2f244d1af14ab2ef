/** Merges the progress reports of several devices into one row. The result does not depend on order or repetition. */
import type { WatchReport } from '../../../src/contract/films/schema';
import { FINISHED_SHARE } from '../../../src/contract/films/values';
import { SECOND } from '../../core/time';

/** Known state of an item before a batch. */
export interface Known {
  readonly seconds: number;
  /** null: no report yet. */
  readonly savedAt: Date | null;
}

export interface Merged {
  readonly positionSeconds: number;
  readonly furthestSeconds: number;
  /** Added to the known value. */
  readonly watchedSeconds: number;
  readonly seconds: number;
  readonly isFinished: boolean;
  readonly savedAt: Date;
}

type Received = Pick<WatchReport, 'positionSeconds' | 'furthestSeconds' | 'playedSeconds' | 'savedAt'>;

/** The later report determines the position; at the same time, the further one. */
const byTime = (left: Received, right: Received) =>
  left.savedAt - right.savedAt || left.positionSeconds - right.positionSeconds;

/** Needs at least one report. Timestamps of fast device clocks are capped at `now`. */
export function merge(reports: readonly Received[], { seconds, savedAt }: Known, now: Date): Merged {
  const within = (value: number) => Math.min(value, seconds);
  const received = reports
    .map((report) => ({ ...report, savedAt: Math.min(report.savedAt, now.getTime()) }))
    .sort(byTime);
  const last = received.at(-1) ?? { positionSeconds: 0, savedAt: now.getTime() };
  const furthestSeconds = Math.max(
    ...received.map((report) => within(Math.max(report.furthestSeconds, report.positionSeconds))),
  );
  return {
    positionSeconds: within(last.positionSeconds),
    furthestSeconds,
    watchedSeconds: watched(received, { seconds, savedAt }),
    seconds,
    isFinished: seconds > 0 && furthestSeconds >= seconds * FINISHED_SHARE,
    savedAt: new Date(last.savedAt),
  };
}

/**
 * Watched time is capped at the time since the previous report, so that a repeated report adds nothing. The first report may count
 * one full viewing.
 */
function watched(received: readonly Received[], { seconds, savedAt }: Known): number {
  let since = savedAt?.getTime() ?? null;
  let sum = 0;
  for (const { playedSeconds, savedAt: at } of received) {
    const most = since === null ? seconds : Math.max(0, Math.floor((at - since) / SECOND));
    sum += Math.min(playedSeconds, most);
    since = Math.max(at, since ?? at);
  }
  return sum;
}
