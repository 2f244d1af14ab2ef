/** Queries of the teacher's pages. */
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { HomeworkState } from '../../../src/contract/homework/values';
import { students } from '../../../server/domains/account/tables';
import { courses } from '../../../server/domains/courses/tables';
import type { Db } from '../../../server/core/db/types';
import { filesOf } from '../../../server/domains/homework/answers';
import { cardColumns, questionsOf } from '../../../server/domains/homework/find';
import { homework, homeworkCorrections, homeworkHandIns } from '../../../server/domains/homework/tables';
import { lessons } from '../../../server/domains/courses/timetable/tables';
import type { HandInPage } from './hand-in-page';
import type { Listed } from './html';

const MOST = 100;
const WAITING = [HomeworkState.handedIn, HomeworkState.handedInAgain];

const listed = (db: Db) =>
  db
    .select({ ...cardColumns, childName: sql<string>`coalesce(${students.kidName}, '')` })
    .from(homework)
    .innerJoin(courses, eq(courses.id, homework.courseId))
    .innerJoin(students, eq(students.userId, homework.userId))
    .leftJoin(lessons, eq(lessons.id, homework.lessonId));

/** Waiting hand-ins, oldest first; then the latest others. */
export async function handedIn(db: Db): Promise<readonly Listed[]> {
  const waits = inArray(homework.state, WAITING);
  return listed(db)
    .where(isNotNull(homework.handedInAt))
    .orderBy(
      sql`CASE WHEN ${waits} THEN 0 ELSE 1 END`,
      sql`CASE WHEN ${waits} THEN ${homework.handedInAt} END ASC`,
      sql`${homework.handedInAt} DESC`,
    )
    .limit(MOST);
}

/** The newest hand-in; undefined if there is none. */
export async function handInOf(db: Db, homeworkId: number): Promise<HandInPage | undefined> {
  const [found] = await listed(db).where(eq(homework.id, homeworkId));
  const [handIn] = await db
    .select()
    .from(homeworkHandIns)
    .where(eq(homeworkHandIns.homeworkId, homeworkId))
    .orderBy(sql`${homeworkHandIns.round} DESC`)
    .limit(1);
  if (found === undefined || handIn === undefined) return undefined;
  const { answers, handedInAt, round } = handIn;
  const isIt = and(eq(homeworkCorrections.homeworkId, homeworkId), eq(homeworkCorrections.round, round));
  const [correction] = await db.select().from(homeworkCorrections).where(isIt);
  const questions = await questionsOf(db, homeworkId);
  return { listed: found, round, handedInAt, answers, questions, before: correction?.items ?? [] };
}

/** Whether the file belongs to that hand-in. */
export const isOfHandIn = ({ answers }: HandInPage, key: string): boolean =>
  answers.some(({ answer }) => filesOf(answer).some(({ url }) => url === key));
