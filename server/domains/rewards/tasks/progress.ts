/** Progress of a task, counted in the database, never reported by a client. */
import { and, count, eq, gte, isNotNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { KidSex } from '../../../../src/contract/profile/values';
import { TaskKind, type TaskRule } from '../../../../src/contract/rewards/values';
import { students } from '../../account/tables';
import { attendedDays } from '../../learning/attended';
import { spanOf } from '../check-in/month';
import { monthIn } from '../check-in/sign-in';
import { signIns } from '../check-in/tables';
import { studentTasks } from './tables';
import type { Db } from '../../../core/db/types';
import { watchProgress } from '../../films/tables';
import { feedbacks } from '../../help/feedback/tables';
import { learningReports } from '../../learning/tables';
import { shanghaiTime, today, type Clock } from '../../../core/time';
import { ownProgress } from '../../films/policies';
import { ownReports } from '../../learning/policies';
import { ownFeedbacks } from '../../help/policies';

interface Of {
  readonly db: Db;
  readonly clock: Clock;
  readonly userId: number;
  readonly rule: TaskRule;
  /** '' or 'YYYY-MM'. */
  readonly period: string;
}

/** Share of its length. At double speed a film takes half of it; skipping to the end takes less. */
const WATCHED_SHARE = 0.4;

const counters: Readonly<Record<TaskKind, (of: Of) => Promise<number>>> = {
  [TaskKind.profile]: ({ db, userId }) => filledFields(db, userId),
  [TaskKind.feedback]: ({ db, userId }) => rows(db, feedbacks, ownFeedbacks(userId)),
  [TaskKind.report]: ({ db, userId }) =>
    rows(db, learningReports, and(ownReports(userId), isNotNull(learningReports.readAt))),
  [TaskKind.liveLesson]: marked,
  [TaskKind.share]: marked,
  [TaskKind.checkIn]: ({ db, clock, userId, period }) => {
    const { from, until } = spanOf(period);
    const ofMonth = and(gte(signIns.day, from), lt(signIns.day, until), lte(signIns.day, today(clock)));
    return rows(db, signIns, and(eq(signIns.userId, userId), ofMonth));
  },
  [TaskKind.lessons]: async ({ db, userId, period }) =>
    (await attendedDays(db, userId)).filter((day) => monthIn(day) === period).length,
  [TaskKind.watch]: ({ db, userId, period }) => {
    const { from, until } = spanOf(period);
    const { finishedAt, watchedSeconds, seconds } = watchProgress;
    const ofMonth = and(gte(finishedAt, shanghaiTime(from)), lt(finishedAt, shanghaiTime(until)));
    const isWatched = gte(watchedSeconds, sql`${seconds} * ${WATCHED_SHARE}::real`);
    return rows(db, watchProgress, and(ownProgress(userId), ofMonth, isWatched));
  },
};

/** Never above the task's target. */
export async function progressOf(of: Of): Promise<number> {
  return Math.min(await counters[of.rule.kind](of), of.rule.target);
}

async function rows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const [found] = await db.select({ number: count() }).from(table).where(where);
  return found?.number ?? 0;
}

/** Tasks completed by a single action, which sets a mark. */
function marked({ db, userId, rule }: Of): Promise<number> {
  const mine = and(eq(studentTasks.userId, userId), eq(studentTasks.taskId, rule.id));
  return rows(db, studentTasks, and(mine, isNotNull(studentTasks.doneAt)));
}

async function filledFields(db: Db, userId: number): Promise<number> {
  const [student] = await db.select().from(students).where(eq(students.userId, userId));
  if (student === undefined) return 0;
  const { kidName, kidBornTime, kidSex, parentName } = student;
  return [
    kidName.trim() !== '',
    kidBornTime !== null,
    kidSex !== KidSex.unknown,
    parentName.trim() !== '',
    livesSomewhere(student),
  ].filter(Boolean).length;
}

/** A province without cities is a complete place (regions/tree.ts). */
const livesSomewhere = ({ city, cityId, provinceId }: typeof students.$inferSelect): boolean =>
  city.trim() !== '' || (provinceId !== 0 && cityId === 0);
