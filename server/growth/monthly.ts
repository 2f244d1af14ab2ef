/** The reports of months that came, and when the next one comes. */
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Section, WayOn } from '../../src/contract/growth/report.schema';
import { ReportKind, SectionKey } from '../../src/contract/growth/values';
import { prepared, type Asked } from '../db/prepared';
import type { Db } from '../db/types';
import type { Day } from '../lessons/day';
import { addMillis, formatDate, HOUR } from '../time';
import { section } from './sections/empty';
import { shortDay } from './sections/periods';
import { monthlySentence, TITLES } from './sections/texts';
import { learningReports } from './tables';

/** Older ones stand in the list of reports. */
const SHOWN = 6;

export interface MonthReport {
  readonly id: number;
  readonly about: string;
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
      about: learningReports.about,
      message: learningReports.message,
      fromDay: learningReports.fromDay,
      readAt: learningReports.readAt,
      createdAt: learningReports.createdAt,
    })
    .from(learningReports)
    .where(
      and(
        eq(learningReports.userId, asked.userId),
        eq(learningReports.kind, ReportKind.month),
        lte(learningReports.createdAt, asked.now),
      ),
    )
    .orderBy(desc(learningReports.createdAt), desc(learningReports.id))
    .limit(SHOWN),
);

/** The first of the next month. */
export function nextMonthly(day: Day): Day {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** They come on the first of the next month at eight (reports/plan.ts): until then it is that first. */
const MORNING_MS = 8 * HOUR;

export const monthly = (reports: readonly MonthReport[], now: Date): Section =>
  section(SectionKey.monthly, TITLES.monthly, {
    sentence: monthlySentence(reports.length, shortDay(nextMonthly(formatDate(addMillis(now, -MORNING_MS))))),
    isEnough: reports.length > 0,
    ways: reports.map(toWay),
  });

function toWay({ id, about, message, fromDay, readAt }: MonthReport): WayOn {
  const month = fromDay === null ? '' : `${Number(fromDay.slice(0, 4))}年${Number(fromDay.slice(5, 7))}月`;
  const title = about === '' ? `${month}学习报告` : about;
  return {
    text: `${title}${readAt === null ? '（未读）' : ''}`.slice(0, 64),
    why: message.slice(0, 128),
    url: `/report/stage?id=${id}`,
  };
}
