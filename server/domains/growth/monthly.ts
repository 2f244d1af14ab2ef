/** Past monthly reports, and when the next one is due. */
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Section, ReportLink } from '../../../src/contract/growth/report.schema';
import { ReportKind, SectionKey } from '../../../src/contract/growth/values';
import { prepared, type Asked } from '../../core/db/prepared';
import type { Db } from '../../core/db/types';
import type { Day } from '../../core/day';
import { addDays, addMillis, formatDate, HOUR, shanghaiTime } from '../../core/time';
import { section } from './sections/empty';
import { LINKS } from './sections/links';
import { shortDay } from './sections/periods';
import { monthlySentence, TITLES } from './sections/texts';
import { learningReports } from '../learning/tables';
import { ownReports } from '../learning/policies';

/** Older ones are in the list of reports, which the section leads to. */
const SHOWN = 3;

export interface MonthReport {
  readonly id: number;
  /** Summary of the report; null: not generated yet. */
  readonly sentence: string | null;
  readonly message: string;
  readonly fromDay: Day | null;
  readonly readAt: Date | null;
  readonly createdAt: Date;
}

export const monthReportsOf = (db: Db, userId: number, now: Date): Promise<MonthReport[]> =>
  findMonthReports(db, { userId, now });

const findMonthReports = prepared('month_reports_of', (db, asked: Asked<{ userId: number; now: Date }>) =>
  db
    .select({
      id: learningReports.id,
      sentence: sql<string | null>`${learningReports.content}->>'sentence'`,
      message: learningReports.message,
      fromDay: learningReports.fromDay,
      readAt: learningReports.readAt,
      createdAt: learningReports.createdAt,
    })
    .from(learningReports)
    .where(
      and(
        ownReports(asked.userId),
        eq(learningReports.kind, ReportKind.month),
        lte(learningReports.createdAt, asked.now),
      ),
    )
    .orderBy(desc(learningReports.createdAt), desc(learningReports.id))
    .limit(SHOWN),
);

/** The first day of the next month. */
export function nextMonthly(day: Day): Day {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** Monthly reports are released on the first at eight (reports/plan.ts): until then, that first is the next date. */
const MORNING_MS = 8 * HOUR;

export const monthly = (reports: readonly MonthReport[], now: Date): Section =>
  section(SectionKey.monthly, TITLES.monthly, {
    sentence: monthlySentence(reports.length, shortDay(nextMonthly(formatDate(addMillis(now, -MORNING_MS))))),
    isEnough: reports.length > 0,
    ways: reports.length < SHOWN ? reports.map(toLink) : [...reports.map(toLink), LINKS.reports],
  });

/** Titled by month; an old row without a day range belongs to the month before its creation. */
function toLink({ id, sentence, message, fromDay, readAt, createdAt }: MonthReport): ReportLink {
  const day = fromDay ?? formatDate(addDays(shanghaiTime(`${formatDate(createdAt).slice(0, 7)}-01`), -1));
  const month = `${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月`;
  return {
    text: `${month}学习报告${readAt === null ? '（未读）' : ''}`,
    why: (sentence ?? message).slice(0, 128),
    url: `/report/stage?id=${id}`,
  };
}
