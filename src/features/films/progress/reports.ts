import type { WatchReport } from '@/contract/films/schema';

/** A day: what a report may say at most. */
const MAX_PLAYED_SECONDS = 24 * 60 * 60;

export const isSameItem = (
  one: Pick<WatchReport, 'kind' | 'id'>,
  other: Pick<WatchReport, 'kind' | 'id'>,
): boolean => one.kind === other.kind && one.id === other.id;

/** Two reports of one item as one: the later one says where to go on, what was watched stays watched. */
export function mergeReports(one: WatchReport, other: WatchReport): WatchReport {
  const later = other.savedAt >= one.savedAt ? other : one;
  return {
    ...later,
    furthestSeconds: Math.max(one.furthestSeconds, other.furthestSeconds),
    playedSeconds: Math.min(MAX_PLAYED_SECONDS, one.playedSeconds + other.playedSeconds),
  };
}

/** The list with one more report, in the place of an earlier one of the same item. The last told stands last. */
export function withReport(reports: readonly WatchReport[], report: WatchReport): readonly WatchReport[] {
  const earlier = reports.find((other) => isSameItem(other, report));
  const others = reports.filter((other) => other !== earlier);
  return [...others, earlier ? mergeReports(earlier, report) : report];
}

/** What is still to be told after some were: one that grew meanwhile stays with what came on top. */
export function withoutTold(
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
