/** Weeks of a period for charts and sentences. */
import { plusDays } from '../../../core/day';
import type { SectionInput, WeekStatistics } from '../statistics/types';
import { shortDay } from './periods';
import { hasBefore } from './too-little';

interface ComparedWeek {
  readonly name: string;
  readonly week: WeekStatistics;
  /** Absent if there is too little before the period. */
  readonly before: WeekStatistics | undefined;
}

/** Each beside that of the previous period, aligned at the last ones. A running week without a record is left out: it is no fall. */
export function weeksOf(input: SectionInput): ComparedWeek[] {
  const { now, before } = input;
  const isCompared = hasBefore(input);
  return now.weeks
    .map((week, at) => ({
      name: `${shortDay(week.monday)}那周`,
      week,
      before: isCompared ? before.weeks.at(at - now.weeks.length) : undefined,
    }))
    .filter(({ week }) => hasRecord(week) || plusDays(week.monday, 6) <= now.span.to);
}

const hasRecord = ({ asked, minutes, participations }: WeekStatistics): boolean =>
  asked + minutes + participations > 0;
