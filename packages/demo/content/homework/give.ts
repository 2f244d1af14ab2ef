/** Assigns demo homework and brings it into its state, at past times. */
import { and, asc, desc, eq, isNotNull, lt } from 'drizzle-orm';
import { HomeworkKind, HomeworkState } from '../../../../src/contract/homework/values';
import type { PhotoMarks } from '../../../../src/contract/homework/homework.schema';
import type { Answered, Sound } from '../../../../src/contract/questions/question.schema';
import { QuestionKind, TEACHER_KINDS } from '../../../../src/contract/questions/values';
import { courses } from '../../../../server/domains/courses/tables';
import type { Db } from '../../../../server/core/db/types';
import { assignHomework } from '../../../../server/domains/homework/assign';
import type { AskedQuestion } from '../../../../server/domains/homework/answers';
import { correctHomework, type ItemOfTeacher } from '../../../../server/domains/homework/correct';
import { takeHandIn } from '../../../../server/domains/homework/hand-in';
import { questionsOf } from '../../../../server/domains/homework/find';
import { homework } from '../../../../server/domains/homework/tables';
import { lessons } from '../../../../server/domains/courses/timetable/tables';
import { checkAnswer } from '../../../../server/domains/questions/engine';
import { knowledgePoints } from '../../../../server/domains/questions/knowledge/tables';
import { questions } from '../../../../server/domains/questions/tables';
import { addDays, addMillis, HOUR, startOfDay, type Clock } from '../../../../server/core/time';
import { findCourses } from '../courses/seed';
import { FILMS, seedFilms } from '../films';
import { findTeachers } from '../lessons/seed';
import { awakeBefore } from '../waking';
import { answersTo, PAGES_OF_ESSAY } from './answers';
import type { DemoHomework } from './pieces';

interface Child {
  readonly db: Db;
  readonly clock: Clock;
  readonly userId: number;
}

const VOICE: Sound = { url: 'films/demo/littleSeed.m4a', seconds: FILMS.littleSeed.seconds };

/** Time of day when homework is due. */
const EVENING = 20 * HOUR;

/** `asked`: questions already asked of this child; others are preferred. Returns the id. */
export async function giveHomework(
  child: Child,
  piece: DemoHomework,
  asked = new Set<number>(),
): Promise<number> {
  const { clock, db, userId } = child;
  const [courseIds, teacherIds] = [await findCourses(db), await findTeachers(db)];
  const courseId = courseIds[piece.course];
  const teacherId = teacherIds[piece.teacher];
  const now = clock.now();
  const at = (daysAgo: number) => ({ db, clock: { now: () => awakeBefore(now, daysAgo) } });
  const isOfLesson = (piece.kind ?? HomeworkKind.afterClass) === HomeworkKind.afterClass;
  const homeworkId = await assignHomework(
    at(piece.givenDaysAgo),
    {
      ...{ userId, courseId, teacherId, title: piece.title, task: piece.task ?? '' },
      kind: piece.kind ?? HomeworkKind.afterClass,
      lessonId: isOfLesson ? await lastLesson(child, courseId, addDays(now, -piece.givenDaysAgo)) : null,
      dueAt: piece.dueInDays === null ? null : addMillis(addDays(startOfDay(now), piece.dueInDays), EVENING),
      questions: (await chosen(db, courseId, piece, asked)).map((questionId) => ({ questionId })),
      ...(piece.hasFilm
        ? { film: { filmId: (await seedFilms(db)).balloon, title: `${piece.title} 讲解` } }
        : {}),
    },
    { notifiesParents: false },
  );
  const set = (values: Partial<typeof homework.$inferInsert>) =>
    db.update(homework).set(values).where(eq(homework.id, homeworkId));
  if (piece.isExcused) await set({ isExcused: true });
  await takeThrough(at, { homeworkId, teacherId, piece });
  if (piece.state === HomeworkState.done) await set({ state: HomeworkState.done, seenAt: now });
  return homeworkId;
}

/** On the timetable. */
async function lastLesson({ db, userId }: Child, courseId: number, before: Date): Promise<number | null> {
  const [last] = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(
      and(
        eq(lessons.userId, userId),
        eq(lessons.courseId, courseId),
        isNotNull(lessons.timetableId),
        lt(lessons.startsAt, before),
      ),
    )
    .orderBy(desc(lessons.startsAt))
    .limit(1);
  return last?.id ?? null;
}

/** For each kind the first unused question, on what the homework is about as far as there is one, else of the course's subject. */
async function chosen(
  db: Db,
  courseId: number,
  { about, asks, title }: DemoHomework,
  asked: Set<number>,
): Promise<number[]> {
  const [course] = await db
    .select({ subject: courses.subject })
    .from(courses)
    .where(eq(courses.id, courseId));
  const { id, kind, subject } = questions;
  const bank = await db
    .select({ id, kind, subject, knowledge: knowledgePoints.name })
    .from(questions)
    .leftJoin(knowledgePoints, eq(knowledgePoints.id, questions.knowledgeId))
    .orderBy(asc(id));
  const points = about ?? [title];
  const here = new Set<number>();
  for (const kind of asks) {
    const fitting = bank.filter((row) => row.kind === kind && !here.has(row.id));
    const own = fitting.filter((row) => row.subject === course?.subject);
    const onPoint = own.filter(({ knowledge }) => knowledge !== null && points.includes(knowledge));
    const ranked = [onPoint, own, fitting].flatMap((some) => [
      ...some.filter((row) => !asked.has(row.id)),
      ...some,
    ]);
    const [found] = ranked;
    if (found === undefined) continue;
    here.add(found.id);
    asked.add(found.id);
  }
  return [...here];
}

interface Assignment {
  readonly homeworkId: number;
  readonly teacherId: number;
  readonly piece: DemoHomework;
}

/** Hand-in, correction, return and so on, evenly spaced since the assignment. */
async function takeThrough(
  at: (daysAgo: number) => { readonly db: Db; readonly clock: Clock },
  { homeworkId, piece, teacherId }: Assignment,
): Promise<void> {
  const { givenDaysAgo, mistakes = 0, state, timesBack = 0, words = '' } = piece;
  if (state === HomeworkState.todo) return;
  const isBack = state === HomeworkState.handedBack || state === HomeworkState.handedInAgain;
  const times = isBack ? Math.max(1, timesBack) : timesBack;
  const isLastOut = state === HomeworkState.handedBack;
  const isLastOpen = state === HomeworkState.handedIn || state === HomeworkState.handedInAgain;
  const steps = 2 * (times + 1) + 1;
  for (let round = 1; round <= (isLastOut ? times : times + 1); round += 1) {
    const day = (step: number) => (givenDaysAgo * (steps - step)) / steps;
    const moment = at(day(2 * round - 1));
    const [row] = await moment.db.select().from(homework).where(eq(homework.id, homeworkId));
    if (row === undefined) return;
    const asked = await questionsOf(moment.db, homeworkId);
    const given = answersTo(asked, Math.max(0, mistakes - round + 1));
    const answers =
      piece.kind === HomeworkKind.writing ? given.map((one) => ({ ...one, answer: PAGES_OF_ESSAY })) : given;
    const { card } = await takeHandIn(moment, row, { answers, handInId: handInIdOf(round) });
    const isHandedBack = round <= times;
    if (!isHandedBack && (isLastOpen || card.row.state === HomeworkState.corrected)) return;
    const correction = { homeworkId, round, teacher: teacherId, words, isHandedBack };
    const items = asked
      .filter(({ kind }) => TEACHER_KINDS.includes(kind))
      .map((one) => itemOf(one, isHandedBack));
    await correctHomework(
      at(day(2 * round)),
      {
        ...correction,
        voice: isHandedBack ? null : VOICE,
        stars: starsFor(asked, answers, items),
        items,
      },
      { notifiesParents: false },
    );
  }
}

/** By the share of the points: stars never praise more than the score does. */
function starsFor(
  asked: readonly AskedQuestion[],
  answers: readonly Answered[],
  items: readonly ItemOfTeacher[],
): number {
  const isOf = (id: number) => (one: { readonly questionId: number }) => one.questionId === id;
  const got = asked.map(
    (one) => items.find(isOf(one.id))?.points ?? checkAnswer(one, answers.find(isOf(one.id))?.answer).points,
  );
  const sum = (all: readonly number[]) => all.reduce((total, points) => total + points, 0);
  return Math.round((5 * sum(got)) / sum(asked.map(({ points }) => points)));
}

const handInIdOf = (round: number) => `d3300000-0000-4000-8000-${String(round).padStart(12, '0')}`;

function itemOf({ id: questionId, kind, points }: AskedQuestion, isHandedBack: boolean): ItemOfTeacher {
  const isPhoto = kind === QuestionKind.photo;
  return {
    questionId,
    points: isHandedBack ? Math.ceil(points / 2) : points - 1,
    words: isHandedBack ? '圈出来的地方再想一想。' : '有自己的想法，真好。',
    voice: isHandedBack ? VOICE : null,
    marks: isPhoto ? [marksOn(isHandedBack)] : [],
  };
}

/** On a page of four rows, the third of which is wrong. */
function marksOn(isHandedBack: boolean): PhotoMarks {
  const circle = Array.from({ length: 25 }, (_, at) => {
    const angle = (at / 24) * 2 * Math.PI;
    return [Math.round(4600 + 3600 * Math.cos(angle)), Math.round(5780 + 620 * Math.sin(angle))];
  }).flat();
  const sign = (y: number, of: PhotoMarks['signs'][number]['sign']) => ({ x: 8500, y, sign: of });
  return {
    picture: 0,
    strokes: isHandedBack ? [{ colour: 'red', points: circle }] : [],
    signs: [
      sign(1800, 'right'),
      sign(3800, 'right'),
      sign(5800, isHandedBack ? 'wrong' : 'half'),
      sign(7800, 'right'),
    ],
  };
}
