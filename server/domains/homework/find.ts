/** Homework for lists, and its questions. */
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../src/contract/errors';
import type { HomeworkCard } from '../../../src/contract/homework/homework.schema';
import { HOMEWORK_CODE, HomeworkState, OPEN_STATES } from '../../../src/contract/homework/values';
import { courses } from '../courses/tables';
import type { Db } from '../../core/db/types';
import { BusinessError } from '../../core/http/handler';
import { lessons } from '../courses/timetable/tables';
import { knowledgePoints } from '../questions/knowledge/tables';
import { questionColumns } from '../questions/bank';
import { questions } from '../questions/tables';
import type { AskedQuestion } from './answers';
import { HOMEWORK_MESSAGES } from './messages';
import { homework, homeworkQuestions } from './tables';
import { ownHomework } from './policies';
import { orNotFound } from '../../core/http/policy';

/** What is to be done by due date, so that what is late leads; the rest newest first. */
export function order(): SQL[] {
  const isToDo = sql`${inArray(homework.state, [...OPEN_STATES])} AND NOT ${homework.isExcused}`;
  return [
    sql`(${isToDo}) DESC`,
    sql`CASE WHEN ${isToDo} THEN ${homework.dueAt} END ASC NULLS LAST`,
    sql`coalesce(${homework.handedInAt}, ${homework.assignedAt}) DESC`,
    desc(homework.id),
  ];
}

/** What is to be done by this child. */
export const undoneBy = (userId: number): SQL | undefined =>
  and(ownHomework(userId), inArray(homework.state, [...OPEN_STATES]), eq(homework.isExcused, false));

export type HomeworkRow = typeof homework.$inferSelect;

export interface CardRow {
  readonly row: HomeworkRow;
  readonly subject: HomeworkCard['subject'];
  readonly courseName: string;
  readonly lessonTitle: string;
  readonly questionCount: number;
}

/** For a select from `withCourse`. */
export const cardColumns = {
  row: homework,
  subject: courses.subject,
  courseName: courses.name,
  lessonTitle: sql<string>`coalesce(${lessons.chapterName}, '')`,
  questionCount:
    sql<number>`(SELECT count(*) FROM ${homeworkQuestions} WHERE ${eq(homeworkQuestions.homeworkId, homework.id)})`.mapWith(
      Number,
    ),
};

export async function cardsOf(db: Db, which: SQL | undefined): Promise<CardRow[]> {
  return db
    .select(cardColumns)
    .from(homework)
    .innerJoin(courses, eq(courses.id, homework.courseId))
    .leftJoin(lessons, eq(lessons.id, homework.lessonId))
    .where(which);
}

/** undefined: none, or another child's. */
export async function ownCard(db: Db, userId: number, homeworkId: number): Promise<CardRow | undefined> {
  const [card] = await cardsOf(db, and(eq(homework.id, homeworkId), ownHomework(userId)));
  return card;
}

/** In order. */
export async function questionsOf(db: Db, homeworkId: number): Promise<AskedQuestion[]> {
  return db
    .select({ ...questionColumns, isRequired: homeworkQuestions.isRequired })
    .from(homeworkQuestions)
    .innerJoin(questions, eq(questions.id, homeworkQuestions.questionId))
    .leftJoin(knowledgePoints, eq(knowledgePoints.id, questions.knowledgeId))
    .where(eq(homeworkQuestions.homeworkId, homeworkId))
    .orderBy(asc(homeworkQuestions.position), asc(questions.id));
}

/** Accepts answers. */
export const isOpen = ({ isExcused, state }: HomeworkRow): boolean =>
  !isExcused && OPEN_STATES.includes(state);

/** Solutions may be shown: corrected, and not handed back. */
export const isSolved = ({ state }: HomeworkRow): boolean =>
  state === HomeworkState.corrected || state === HomeworkState.done;

export const unknownHomework = () => new BusinessError(BACKEND_CODE.notFound, HOMEWORK_MESSAGES.unknown);
export const closedHomework = () => new BusinessError(HOMEWORK_CODE.closed, HOMEWORK_MESSAGES.closed);

/** Locks the row until the transaction ends; with `share` other share locks are admitted. */
export async function lockOwn(
  tx: Db,
  userId: number,
  homeworkId: number,
  how: 'update' | 'share' = 'update',
): Promise<HomeworkRow> {
  const [row] = await tx
    .select()
    .from(homework)
    .where(and(eq(homework.id, homeworkId), ownHomework(userId)))
    .for(how);
  return orNotFound(row, unknownHomework);
}
