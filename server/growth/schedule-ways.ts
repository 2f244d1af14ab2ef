/** Where a lesson of the schedule leads: to the report of it, and to its replay while there is one. */
import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { ScheduleClass } from '../../src/contract/growth/schema';
import { ReportKind } from '../../src/contract/growth/values';
import type { StudyPlanClass } from '../../src/contract/lessons/schema';
import { replayFilmId, replaysWith } from '../courses/replay-rows';
import { isAvailable } from '../courses/replay-times';
import { isAnyOf, prepared, type Asked } from '../db/prepared';
import type { Db } from '../db/types';
import { lessons } from '../lessons/tables';
import { lessonRef } from './lesson-events';
import { learningReports } from './tables';

/** Reports of a lesson, the one that says most of it first. */
const OF_A_LESSON: readonly ReportKind[] = [
  ReportKind.eloquence,
  ReportKind.debate,
  ReportKind.afterClass,
  ReportKind.firstLesson,
];

/** Two statements, however many lessons. */
export async function withWays(
  db: Db,
  userId: number,
  now: Date,
  classes: readonly StudyPlanClass[],
): Promise<ScheduleClass[]> {
  const ids = classes.map(({ liveId }) => liveId).filter((id) => id > 0);
  if (ids.length === 0) return classes.map((one) => ({ ...one, hasReplay: false }));
  const reports = await findReports(db, { userId, now, refs: ids.map(lessonRef) });
  const replays = await findReplays(db, { userId, now, ids });
  const replayable = new Set(replays.map(({ lesson }) => lesson.id));
  return classes.map((one) => {
    const hasReplay = replayable.has(one.liveId);
    const found = reports
      .filter(({ ref }) => ref === lessonRef(one.liveId))
      .toSorted((left, right) => OF_A_LESSON.indexOf(left.kind) - OF_A_LESSON.indexOf(right.kind))[0];
    return found ? { ...one, hasReplay, report: { id: found.id, kind: found.kind } } : { ...one, hasReplay };
  });
}

const findReports = prepared(
  'reports_of_lessons',
  (db, asked: Asked<{ userId: number; now: Date; refs: readonly string[] }>) =>
    db
      .select({ id: learningReports.id, kind: learningReports.kind, ref: learningReports.ref })
      .from(learningReports)
      .where(
        and(
          eq(learningReports.userId, asked.userId),
          isAnyOf(learningReports.ref, asked.refs),
          lte(learningReports.createdAt, asked.now),
        ),
      ),
);

/** Not prepared: the moment stands in it several times. */
const findReplays = (db: Db, { userId, now, ids }: { userId: number; now: Date; ids: readonly number[] }) =>
  replaysWith(db).where(
    and(eq(lessons.userId, userId), inArray(lessons.id, ids), isNotNull(replayFilmId), isAvailable(now)),
  );
