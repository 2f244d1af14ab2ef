import type { WatchReport } from '@/contract/films/schema';

/** A day: maximum per report. */
const MAX_PLAYED_SECONDS = 24 * 60 * 60;

export const isSameItem = (
  one: Pick<WatchReport, 'kind' | 'id'>,
  other: Pick<WatchReport, 'kind' | 'id'>,
): boolean => one.kind === other.kind && one.id === other.id;

/** Merges two reports of an item: the later one sets the resume position, watched time adds up. */
export function mergeReports(one: WatchReport, other: WatchReport): WatchReport {
  const later = other.savedAt >= one.savedAt ? other : one;
  return {
    ...later,
    furthestSeconds: Math.max(one.furthestSeconds, other.furthestSeconds),
    playedSeconds: Math.min(MAX_PLAYED_SECONDS, one.playedSeconds + other.playedSeconds),
  };
}

/** Adds a report, merged with an earlier one of the item. The latest is last. */
export function withReport(reports: readonly WatchReport[], report: WatchReport): readonly WatchReport[] {
  const earlier = reports.find((other) => isSameItem(other, report));
  const others = reports.filter((other) => other !== earlier);
  return [...others, earlier ? mergeReports(earlier, report) : report];
}

/** Unsent rest after a batch: a report that grew meanwhile keeps the difference. */
export function withoutSent(
  reports: readonly WatchReport[],
  told: readonly WatchReport[],
): readonly WatchReport[] {
  return reports.flatMap((report) => {
    const sent = told.find((other) => isSameItem(other, report));
    if (!sent) return [report];
    if (sent.savedAt === report.savedAt) return [];
    return [{ ...report, playedSeconds: Math.max(0, report.playedSeconds - sent.playedSeconds) }];
  });
}
