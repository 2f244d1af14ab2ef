/** Links of a scheduled lesson: its report, and its replay while available. */
import { and, inArray, isNotNull, lte } from 'drizzle-orm';
import type { ScheduleClass } from '../../../src/contract/growth/schema';
import { ReportKind } from '../../../src/contract/growth/values';
import type { StudyPlanClass } from '../../../src/contract/lessons/schema';
import { replayFilmId, replaysWith } from '../courses/replay-rows';
import { isAvailable } from '../courses/replay-times';
import { isAnyOf, prepared, type Asked } from '../../core/db/prepared';
import type { Db } from '../../core/db/types';
import { lessons } from '../courses/timetable/tables';
import { learningReports } from './tables';
import { ownReports } from './policies';
import { ownLessons } from '../courses/timetable/policies';

/** Reports of a lesson, most detailed first. */
const OF_A_LESSON: readonly ReportKind[] = [
  ReportKind.eloquence,
  ReportKind.debate,
  ReportKind.afterClass,
  ReportKind.firstLesson,
  ReportKind.demo,
];

type Named = Pick<StudyPlanClass, 'liveId'>;

/** A lesson with the ref used by events and reports; a lesson removed from the timetable has no id. */
export interface ScheduledLesson<L extends Named = StudyPlanClass> {
  readonly ref: string;
  readonly lesson: L;
}

/** Two queries for any number of lessons. */
export async function withLinks<L extends Named>(
  db: Db,
  userId: number,
  now: Date,
  scheduled: readonly ScheduledLesson<L>[],
): Promise<(L & Pick<ScheduleClass, 'hasReplay' | 'report'>)[]> {
  if (scheduled.length === 0) return [];
  const ids = scheduled.map(({ lesson }) => lesson.liveId).filter((id) => id > 0);
  const reports = await findReports(db, { userId, now, refs: scheduled.map(({ ref }) => ref) });
  const replays = ids.length === 0 ? [] : await findReplays(db, { userId, now, ids });
  const replayable = new Set(replays.map(({ lesson }) => lesson.id));
  return scheduled.map(({ ref, lesson }) => {
    const found = reports
      .filter((report) => report.ref === ref && OF_A_LESSON.includes(report.kind))
      .toSorted((left, right) => OF_A_LESSON.indexOf(left.kind) - OF_A_LESSON.indexOf(right.kind))[0];
    const report = found && { id: found.id, kind: found.kind };
    return { ...lesson, hasReplay: replayable.has(lesson.liveId), ...(report && { report }) };
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
          ownReports(asked.userId),
          isAnyOf(learningReports.ref, asked.refs),
          lte(learningReports.createdAt, asked.now),
        ),
      ),
);

/** Not a prepared statement: the time occurs in it several times. */
const findReplays = (db: Db, { userId, now, ids }: { userId: number; now: Date; ids: readonly number[] }) =>
  replaysWith(db).where(
    and(ownLessons(userId), inArray(lessons.id, ids), isNotNull(replayFilmId), isAvailable(now)),
  );
