/** Hand-ins, as a teacher sees them. */
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { HomeworkState } from '../../../src/contract/homework/values';
import type { Answered } from '../../../src/contract/questions/question.schema';
import { totalRows, waitingFirst, type Paging } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import { students } from '../account/tables';
import { courses } from '../courses/tables';
import { lessons } from '../courses/timetable/tables';
import { filesOf, type AskedQuestion } from './answers';
import { cardColumns, questionsOf, type CardRow } from './find';
import { homework, homeworkCorrections, homeworkHandIns } from './tables';

export interface ListedHandIn extends CardRow {
  readonly childName: string;
  /** Of the homework, else of its lesson. */
  readonly teacherId: number | null;
}

export interface OpenedHandIn {
  readonly listed: ListedHandIn;
  readonly round: number;
  readonly handedInAt: Date;
  readonly answers: readonly Answered[];
  readonly questions: readonly AskedQuestion[];
  /** Of this round. */
  readonly before: typeof homeworkCorrections.$inferSelect | null;
}

const waits = inArray(homework.state, [HomeworkState.handedIn, HomeworkState.handedInAgain]);

const columns = {
  ...cardColumns,
  childName: sql<string>`coalesce(${students.kidName}, '')`,
  teacherId: sql<number | null>`coalesce(${homework.teacherId}, ${lessons.teacherId})`,
  total: totalRows,
};

const listed = (db: Db) =>
  db
    .select(columns)
    .from(homework)
    .innerJoin(courses, eq(courses.id, homework.courseId))
    .innerJoin(students, eq(students.userId, homework.userId))
    .leftJoin(lessons, eq(lessons.id, homework.lessonId));

/** Waiting ones, longest waiting first; then, if wanted, the latest others. */
export const handedIn = (
  db: Db,
  { limit, offset, withOthers = false }: Paging & { readonly withOthers?: boolean },
) =>
  listed(db)
    .where(withOthers ? isNotNull(homework.handedInAt) : waits)
    .orderBy(...waitingFirst(waits, homework.handedInAt), homework.id)
    .limit(limit)
    .offset(offset);

/** The newest hand-in; undefined if there is none. */
export async function handInOf(db: Db, homeworkId: number): Promise<OpenedHandIn | undefined> {
  const [found] = await listed(db).where(eq(homework.id, homeworkId));
  const [newest] = await db
    .select()
    .from(homeworkHandIns)
    .where(eq(homeworkHandIns.homeworkId, homeworkId))
    .orderBy(desc(homeworkHandIns.round))
    .limit(1);
  if (found === undefined || newest === undefined) return undefined;
  const { answers, handedInAt, round } = newest;
  const isIt = and(eq(homeworkCorrections.homeworkId, homeworkId), eq(homeworkCorrections.round, round));
  const [before = null] = await db.select().from(homeworkCorrections).where(isIt);
  return {
    listed: found,
    ...{ round, handedInAt, answers, before },
    questions: await questionsOf(db, homeworkId),
  };
}

/** Whether the file belongs to that hand-in. */
export const isOfHandIn = ({ answers }: OpenedHandIn, key: string): boolean =>
  answers.some(({ answer }) => filesOf(answer).some(({ url }) => url === key));
