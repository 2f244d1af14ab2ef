import { and, eq } from 'drizzle-orm';
import type { Subject } from '../../../../src/contract/courses/values';
import { LearningEventKind } from '../../../../src/contract/learning/values';
import { EXERCISE_CODE, ExerciseState } from '../../../../src/contract/homework/exercise-book';
import type { BoxResult } from '../../../../src/contract/homework/exercise-book.schema';
import type { Checked } from '../../../../src/contract/questions/question.schema';
import { Verdict } from '../../../../src/contract/questions/values';
import type { Db } from '../../../core/db/types';
import { recordEvents } from '../../learning/events';
import { badInput, BusinessError } from '../../../core/http/handler';
import { wrongQuestions } from '../../questions/wrong-questions/tables';
import { questionsByIds, type QuestionRow } from '../../questions/bank';
import { checkAnswer, rightWordsOf } from '../../questions/engine';
import type { Services } from '../notifications';
import { collectWrong, isWrong } from '../wrong';
import { EXERCISE_MESSAGES } from './messages';
import type { PageRow } from './wire';
import { exercisePages, type KeptBox } from './tables';
import { writtenAnswer } from './written';
import { ownWrongQuestions } from '../../questions/policies';

export interface BoxAnswer {
  readonly key: string;
  readonly text: string;
}

/** Checks a page once, with the parent's corrections, and adds mistakes to the collection. */
export async function checkPage(
  { db, clock }: Services,
  pageId: number,
  answers: readonly BoxAnswer[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const [page] = await tx.select().from(exercisePages).where(eq(exercisePages.id, pageId)).for('update');
    if (page === undefined || page.state === ExerciseState.checked) return;
    if (page.state !== ExerciseState.recognised) {
      throw new BusinessError(EXERCISE_CODE.closed, EXERCISE_MESSAGES.notRecognised);
    }
    const answered = withAnswers(page.boxes, answers);
    const rows = await questionsByIds(
      tx,
      answered.map(({ questionId }) => questionId),
    );
    const checked = answered.flatMap((box) => {
      const row = rows.find(({ id }) => id === box.questionId);
      return row === undefined ? [] : [{ box, row, checked: checkBox(row, box.answer) }];
    });
    const wrong = checked.filter(({ row, checked: one }) => isWrong(row, one));
    const collected = await collect(tx, page, clock.now(), wrong);
    const boxes = checked.map(({ box, row, checked: { verdict } }) => ({
      ...box,
      result: resultOf(row, verdict, collected.get(row.id) ?? 0),
    }));
    const score = scoreOf(checked.map(({ checked: one }) => one));
    await tx
      .update(exercisePages)
      .set({ state: ExerciseState.checked, boxes, score, checkedAt: clock.now() })
      .where(eq(exercisePages.id, pageId));
    await record({ db: tx, clock }, page, score, checked[0]?.row.subject ?? null);
  });
}

export const exerciseRef = (pageId: number): string => `exercise:${pageId}`;

/** The given event is created with the hand-in, since no teacher assigned it, and there must be at least as many given as handed in. */
async function record({ db, clock }: Services, page: PageRow, score: number, subject: Subject | null) {
  const { book, id, pageNumber, userId } = page;
  const about = {
    ...{ ref: exerciseRef(id), subject, title: EXERCISE_MESSAGES.source(book, pageNumber) },
    occurredAt: clock.now(),
  };
  await recordEvents(db, clock, userId, [
    { ...about, kind: LearningEventKind.homeworkGiven },
    { ...about, kind: LearningEventKind.homework, amount: score, outOf: 100 },
  ]);
}

function withAnswers(boxes: readonly KeptBox[], answers: readonly BoxAnswer[]): readonly KeptBox[] {
  const keys = boxes.map(({ key }) => key);
  if (answers.some(({ key }) => !keys.includes(key))) throw badInput('answers', EXERCISE_MESSAGES.noBox);
  return boxes.map((box) => {
    const given = answers.find(({ key }) => key === box.key);
    return given === undefined ? box : { ...box, answer: given.text.trim() };
  });
}

/** Text that does not fit the question is a wrong answer, not a missing one. */
function checkBox(row: QuestionRow, text: string): Checked {
  const none = checkAnswer(row, undefined);
  if (text === '') return none;
  const answer = writtenAnswer(row.body, text);
  return answer === null ? { ...none, verdict: Verdict.wrong } : checkAnswer(row, answer);
}

interface CheckedBox {
  readonly box: KeptBox;
  readonly row: QuestionRow;
}

/** Ids in the collection by question. Answers on paper are stored as written. */
async function collect(
  tx: Db,
  { userId, book, pageNumber }: Pick<PageRow, 'userId' | 'book' | 'pageNumber'>,
  wrongAt: Date,
  wrong: readonly CheckedBox[],
): Promise<ReadonlyMap<number, number>> {
  const source = EXERCISE_MESSAGES.source(book, pageNumber);
  const questions = wrong.map(({ row }) => ({ ...row, isRequired: true }));
  await collectWrong(tx, { userId, source, wrongAt, questions, answers: [] });
  const places = new Map<number, number>();
  for (const { box, row } of wrong) {
    const [kept] = await tx
      .update(wrongQuestions)
      .set({ childAnswer: box.answer })
      .where(and(ownWrongQuestions(userId), eq(wrongQuestions.questionId, row.id)))
      .returning({ id: wrongQuestions.id });
    if (kept !== undefined) places.set(row.id, kept.id);
  }
  return places;
}

const resultOf = (row: QuestionRow, verdict: Verdict, wrongQuestionId: number): BoxResult => ({
  verdict,
  rightAnswer: rightWordsOf(row),
  explanation: row.explanation,
  knowledge: row.knowledge,
  wrongQuestionId,
});

/** Out of 100. */
function scoreOf(checked: readonly Checked[]): number {
  const sum = (pick: (one: Checked) => number) => checked.reduce((total, one) => total + pick(one), 0);
  const outOf = sum((one) => one.outOf);
  return outOf === 0 ? 0 : Math.round((100 * sum((one) => one.points)) / outOf);
}
