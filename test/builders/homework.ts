/** Homework in any state, reached by real transitions: given, handed in, corrected, handed back, seen. */
import { eq, sql } from 'drizzle-orm';
import { Subject, type SubjectName } from '../../src/contract/courses/values';
import { HomeworkState, type HomeworkKind } from '../../src/contract/homework/values';
import type { Answer, Answered } from '../../src/contract/questions/question.schema';
import { uploads } from '../../server/domains/files/tables';
import { pictureUrl } from '../../server/core/http/file-url';
import { assignHomework } from '../../server/domains/homework/assign';
import { correctHomework, type CorrectionOfTeacher } from '../../server/domains/homework/correct';
import { handIn } from '../../server/domains/homework/hand-in';
import { questionsOf } from '../../server/domains/homework/find';
import { homework } from '../../server/domains/homework/tables';
import { teachers } from '../../server/domains/courses/timetable/tables';
import { storeQuestions, type BankQuestion } from '../../server/domains/questions/bank';
import { addDays } from '../../server/core/time';
import { courseOf } from './courses';
import { stored, type Child, type Fixture, type TestContext } from './test-context';

export interface HomeworkDetails {
  readonly state?: HomeworkState;
  readonly title?: string;
  readonly kind?: HomeworkKind;
  readonly task?: string;
  /** From the bank; default two automatically checked ones. Teacher-marked kinds: `WITH_PHOTO`. */
  readonly questions?: readonly BankQuestion[];
  /** Codes of optional questions. */
  readonly optional?: readonly string[];
  readonly isExcused?: boolean;
  /** Days from now; null: no due date. */
  readonly dueInDays?: number | null;
  readonly lessonId?: number;
  readonly film?: { readonly filmId: number; readonly title: string };
  /** By question code; default the right ones. */
  readonly answers?: Readonly<Record<string, Answer>>;
  /** By the teacher; null: automatic only. */
  readonly correction?: Partial<CorrectionOfTeacher>;
}

const about = { subject: Subject.wandou, knowledge: '找规律', points: 10 } as const;
const option = (key: string, text: string) => ({ key, text, picture: '', alt: '' });

export const CHOICE: BankQuestion = {
  ...about,
  code: 'test-single',
  stem: '2，4，6，后面是几？',
  body: { kind: 'single', options: [option('a', '7'), option('b', '8')] },
  answer: { kind: 'single', choice: 'b' },
  explanation: '每次多 2。',
};

export const JUDGE: BankQuestion = {
  ...about,
  code: 'test-judge',
  stem: '三角形有三条边。',
  body: { kind: 'judge' },
  answer: { kind: 'judge', isTrue: true },
  explanation: '数一数就知道。',
};

export const PHOTO: BankQuestion = {
  ...about,
  code: 'test-photo',
  stem: '把想法画下来，拍给老师。',
  body: { kind: 'photo', most: 3 },
  answer: null,
};

export const CHECKED_BY_PROGRAM = [CHOICE, JUDGE];
export const WITH_PHOTO = [CHOICE, PHOTO];

/** Returns its id. */
export async function aTeacher({ db }: Pick<TestContext, 'db'>, name = '林老师'): Promise<number> {
  const [known] = await db.select({ id: teachers.id }).from(teachers).where(eq(teachers.name, name)).limit(1);
  if (known !== undefined) return known.id;
  const row = { name, avatar: 'x.svg' };
  return stored(await db.insert(teachers).values(row).returning({ id: teachers.id })).id;
}

let files = 0;

/** A file uploaded by this child, as referenced by an answer. Without content. */
export async function anUpload(
  testContext: TestContext,
  { userId }: Child,
  ending = 'jpg',
): Promise<{ key: string; url: string }> {
  files += 1;
  const key = `uploads/test-${process.pid}-${files}.${ending}`;
  const contentType = ending === 'mp4' ? 'video/mp4' : 'image/jpeg';
  await testContext.db
    .insert(uploads)
    .values({ key, userId, contentType, size: 7, uploadedAt: testContext.clock.now() });
  return { key, url: pictureUrl({ config: testContext.config, headers: {} }, key) };
}

export async function photoAnswer(testContext: TestContext, child: Child): Promise<Answer> {
  const { url } = await anUpload(testContext, child);
  return { kind: 'photo', pictures: [{ id: 'p1', url, name: 'a.jpg', bytes: 7, seconds: 0 }] };
}

/** Right answers of a homework, with a photo for the teacher-marked kind. */
export async function rightAnswers(
  testContext: TestContext,
  child: Child,
  homeworkId: number,
  instead: Readonly<Record<string, Answer>> = {},
): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const { answer, code, id } of await questionsOf(testContext.db, homeworkId)) {
    const given = instead[code] ?? answer ?? (await photoAnswer(testContext, child));
    answers.push({ questionId: id, answer: given });
  }
  return answers;
}

export const handInIdOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

let handIns = 0;

export async function handInRound(
  testContext: TestContext,
  child: Child,
  homeworkId: number,
  {
    answers,
    round = 1,
  }: { readonly answers?: Readonly<Record<string, Answer>>; readonly round?: number } = {},
): Promise<void> {
  handIns += 1;
  await handIn(
    { ...testContext, headers: {} },
    {
      ...{ userId: child.userId, homeworkId, round, handInId: handInIdOf(900_000 + handIns) },
      answers: await rightAnswers(testContext, child, homeworkId, answers),
    },
  );
}

export async function correctRound(
  testContext: TestContext,
  homeworkId: number,
  correction: Partial<CorrectionOfTeacher> = {},
): Promise<void> {
  await correctHomework(testContext, {
    ...{ homeworkId, round: 1, teacher: await aTeacher(testContext), words: '做得真仔细。', voice: null },
    ...{ stars: 4, isHandedBack: false, items: [] },
    ...correction,
  });
}

/** Returns its id. Given a day ago, due in a day. */
export async function aHomework(
  testContext: TestContext,
  child: Child,
  subject: SubjectName,
  details: HomeworkDetails = {},
): Promise<number> {
  const { answers, correction, dueInDays = 1, film, isExcused = false, optional = [] } = details;
  const { state = HomeworkState.todo, questions = CHECKED_BY_PROGRAM } = details;
  const ids = await storeQuestions(testContext.db, questions);
  const now = testContext.clock.now();
  const given = { db: testContext.db, clock: { now: () => addDays(now, -1) } };
  const homeworkId = await assignHomework(given, {
    ...{
      userId: child.userId,
      courseId: await courseOf(testContext, subject),
      teacherId: await aTeacher(testContext),
    },
    ...{ title: details.title ?? '找规律练习', task: details.task ?? '' },
    ...{ kind: details.kind ?? 'afterClass', lessonId: details.lessonId ?? null },
    dueAt: dueInDays === null ? null : addDays(now, dueInDays),
    questions: questions.map(({ code }) => ({
      questionId: ids.get(code) ?? 0,
      isRequired: !optional.includes(code),
    })),
    ...(film === undefined ? {} : { film }),
  });
  if (isExcused) await testContext.db.update(homework).set({ isExcused }).where(eq(homework.id, homeworkId));
  if (state === HomeworkState.todo) return homeworkId;
  const handInOnce = (round: number) =>
    handInRound(testContext, child, homeworkId, { round, ...(answers === undefined ? {} : { answers }) });
  await handInOnce(1);
  if (state === HomeworkState.handedIn) return homeworkId;
  const isBack = state === HomeworkState.handedBack || state === HomeworkState.handedInAgain;
  await correctRound(testContext, homeworkId, { ...correction, isHandedBack: isBack });
  if (state === HomeworkState.handedInAgain) await handInOnce(2);
  if (state === HomeworkState.done) {
    await testContext.db
      .update(homework)
      .set({ state, seenAt: sql`now()` })
      .where(eq(homework.id, homeworkId));
  }
  return homeworkId;
}

export const withHomeworkOf =
  (subject: SubjectName, details: HomeworkDetails): Fixture =>
  async (testContext, child) =>
    void (await aHomework(testContext, child, subject, details));
