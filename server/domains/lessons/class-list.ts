import { and, asc, desc, eq, gte, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { RequestOf } from '../../../src/contract/define';
import type { lessonsCalls } from '../../../src/contract/lessons/calls';
import {
  CALENDAR_CLASSES,
  CALENDAR_PATH,
  CALENDAR_SECONDS,
  ClassListWhen,
} from '../../../src/contract/lessons/values';
import { issueTemporaryToken } from '../account/tokens';
import { courses } from '../courses/tables';
import { pageOf, totalRows, type Paging } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import { requireSession, withCount, type HandlersOf } from '../../core/http/handler';
import { publicOrigin } from '../../core/http/file-url';
import { SECOND, type Clock } from '../../core/time';
import { lessonRef } from '../learning/lesson-events';
import { withLinks } from '../learning/lesson-links';
import { hasHomework } from './has-homework';
import { lessons, teachers } from '../courses/timetable/tables';
import { ensureLessonWindow } from '../courses/timetable/window';
import { endsAt } from '../courses/timetable/ends-at';
import { ownLessons } from '../courses/timetable/policies';
import { type ClassRow, toItem } from './wire';

const CALENDAR_FILE = 'wandou-classes.ics';

export const classListHandlers: HandlersOf<'getClassList' | 'exportClassCalendar'> = {
  async getClassList({ when, page, limit, ...filter }, context) {
    const { db, clock } = context;
    const { userId } = requireSession(context);
    await ensureLessonWindow(db, clock, userId);
    const wanted = and(
      ownLessons(userId),
      ofCourses(filter),
      when === ClassListWhen.coming ? notOver(clock) : over(clock),
    );
    const { rows, total } = await pageOf((paging) => find(db, wanted, when, paging), { page, limit });
    const items = rows.map((row) => toItem(row, context));
    if (when === ClassListWhen.coming) return withCount(items, total);
    const scheduled = items.map((lesson) => ({ ref: lessonRef(lesson.liveId), lesson }));
    return withCount(await withLinks(db, userId, clock.now(), scheduled), total);
  },

  /** Returns a URL only: a browser's download sends no headers. */
  async exportClassCalendar(_request, context) {
    const { accountId, deviceId } = requireSession(context);
    const lifeMs = CALENDAR_SECONDS * SECOND;
    const token = await issueTemporaryToken(context, { kind: 'calendar', accountId, deviceId, lifeMs });
    return {
      url: `${publicOrigin(context)}${CALENDAR_PATH}/${token}/${CALENDAR_FILE}`,
      fileName: CALENDAR_FILE,
      expiresInSeconds: CALENDAR_SECONDS,
    };
  },
};

/** Classes of a child's calendar: upcoming ones without leave. */
export async function comingClasses(db: Db, clock: Clock, userId: number): Promise<ClassRow[]> {
  await ensureLessonWindow(db, clock, userId);
  const goes = or(isNull(lessons.attendance), ne(lessons.attendance, 'leave'));
  const wanted = and(ownLessons(userId), notOver(clock), goes);
  return find(db, wanted, ClassListWhen.coming, { limit: CALENDAR_CLASSES, offset: 0 });
}

type Filter = Omit<RequestOf<(typeof lessonsCalls)['getClassList']>, 'when' | 'page' | 'limit'>;

/** Rule lessons-40. */
const ofCourses = ({ groupId, courseType, groupType, multiSubject }: Filter): SQL | undefined =>
  and(
    groupId === undefined || multiSubject === 1 ? undefined : eq(lessons.courseId, groupId),
    courseType === undefined ? undefined : eq(courses.courseType, courseType),
    groupType === undefined ? undefined : eq(courses.demoType, groupType),
  );

const notOver = (clock: Clock): SQL => gte(endsAt, clock.now());
const over = (clock: Clock): SQL => lt(endsAt, clock.now());

function find(
  db: Db,
  wanted: SQL | undefined,
  when: ClassListWhen,
  { limit, offset }: Paging,
): Promise<ClassRow[]> {
  const order = when === ClassListWhen.coming ? asc : desc;
  return db
    .select({
      lesson: lessons,
      course: { subject: courses.subject, courseType: courses.courseType },
      courseName: courses.name,
      total: totalRows,
      teacherName: teachers.name,
      hasHomework,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
    .where(wanted)
    .orderBy(order(lessons.startsAt), order(lessons.id))
    .limit(limit)
    .offset(offset);
}
