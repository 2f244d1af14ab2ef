/** Report calls of the home card. */
import { and, desc, eq, gte, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Subject } from '../../../../src/contract/courses/values';
import { students } from '../../account/tables';
import { countSubjects } from '../../courses/handlers';
import { badInput, type CallContext, type HandlersOf } from '../../../core/http/handler';
import { badFieldMessage } from '../../../core/http/messages';
import { lessons } from '../../courses/timetable/tables';
import { ensureLessonWindow } from '../../courses/timetable/window';
import { addDays, addMillis, MINUTE, startOfDay } from '../../../core/time';
import { attendedAmount } from '../../learning/attended';
import { REPORT_MESSAGES } from '../messages';
import { learningReports } from '../../learning/tables';
import { assertOwner, orNotFound } from '../../../core/http/policy';
import { ownReports } from '../../learning/policies';
import { toEntry } from './wire';
import { ownLessons } from '../../courses/timetable/policies';

/** Reports of this child that its parent has not read. */
export const unreadOf = (userId: number): SQL | undefined =>
  and(ownReports(userId), isNull(learningReports.readAt));

export const reportRecordHandlers: HandlersOf<'getLearningReportRecord' | 'updateReportReadStatus'> = {
  async getLearningReportRecord({ userId, subject, step }, context) {
    assertOwner(context, { userId });
    const { db } = context;
    const [student] = await db.select().from(students).where(eq(students.userId, userId));
    // Must be the child's own step: otherwise the app shows the card of another level.
    if (student?.step && step !== student.step) throw badInput('step', badFieldMessage('step', 'const'));
    const [report] = await db
      .select()
      .from(learningReports)
      .where(unreadOf(userId))
      // The app sends the child's first subject: it has priority, but reports of other subjects are included.
      .orderBy(desc(isOf(subject)), desc(learningReports.createdAt), desc(learningReports.id))
      .limit(1);
    return {
      step: student?.step ?? '',
      course_total: student ? await attendedAmount(db, student) : 0,
      subject_total: await countSubjects(db, userId),
      isFinishClassToday: await isFinished(context, userId),
      ...(report === undefined ? {} : { report_record: toEntry(report) }),
    };
  },

  /** Idempotent. */
  async updateReportReadStatus({ id, userId }, context) {
    const session = assertOwner(context, { userId });
    const { db, clock } = context;
    const [report] = await db
      .select({ id: learningReports.id })
      .from(learningReports)
      .where(and(eq(learningReports.id, id), ownReports(session.userId)));
    orNotFound(report, REPORT_MESSAGES.unknown);
    await db
      .update(learningReports)
      .set({ readAt: clock.now() })
      .where(and(eq(learningReports.id, id), isNull(learningReports.readAt)));
    return null;
  },
};

const isOf = (subject: Subject) => sql`coalesce(${learningReports.subject} = ${subject}, true)`;

/** 1 if there were classes today and all are over. */
async function isFinished({ db, clock }: CallContext, userId: number): Promise<0 | 1> {
  const now = clock.now();
  const from = startOfDay(now);
  await ensureLessonWindow(db, clock, userId);
  const held = await db
    .select({ startsAt: lessons.startsAt, minutes: lessons.durationMinutes })
    .from(lessons)
    .where(
      and(
        ownLessons(userId),
        gte(lessons.startsAt, from),
        lt(lessons.startsAt, addDays(from, 1)),
        or(isNull(lessons.attendance), ne(lessons.attendance, 'leave')),
      ),
    );
  const isOver = held.every(({ startsAt, minutes }) => addMillis(startsAt, minutes * MINUTE) <= now);
  return held.length > 0 && isOver ? 1 : 0;
}
