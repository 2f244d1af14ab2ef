/** Correction of a hand-in, by a teacher, or by the program if there is nothing for a teacher to read. */
import { and, desc, eq } from 'drizzle-orm';
import type { CorrectedItem } from '../../../src/contract/homework/homework.schema';
import { HomeworkState, OPEN_STATES } from '../../../src/contract/homework/values';
import type { Answered, Checked, Sound } from '../../../src/contract/questions/question.schema';
import { Verdict } from '../../../src/contract/questions/values';
import type { Db } from '../../core/db/types';
import { checkAnswer } from '../questions/engine';
import type { AskedQuestion } from './answers';
import { WRONG_WORDS } from './messages';
import { cardsOf, closedHomework, questionsOf, unknownHomework, type HomeworkRow } from './find';
import { homework, homeworkCorrections, homeworkHandIns } from './tables';
import { correctedWords, homeworkRef, notifyHandedIn, notifyParents, type Services } from './notifications';
import { collectWrong, isWrong } from './wrong';

/** A teacher's correction of one question. Absent fields keep the program's result. */
export type ItemOfTeacher = Pick<CorrectedItem, 'questionId'> &
  Partial<Pick<CorrectedItem, 'points' | 'words' | 'voice' | 'marks'>>;

export interface CorrectionOfTeacher {
  readonly homeworkId: number;
  /** The hand-in that was corrected. */
  readonly round: number;
  /** The teacher's id; null: a program. */
  readonly teacher: number | null;
  readonly words: string;
  /** With the storage key of the recording instead of a URL; in `items` too. */
  readonly voice: Sound | null;
  readonly stars: number;
  readonly isHandedBack: boolean;
  readonly items: readonly ItemOfTeacher[];
}

interface Saying {
  /** false for corrections by the program, which are shown at once, and for past ones. */
  readonly notifiesParents?: boolean;
}

/** Refused as closed if that round is not awaiting a correction: handed back, or superseded. */
export const correctHomework = (
  { db, clock }: Services,
  correction: CorrectionOfTeacher,
  says: Saying = {},
): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(homework)
      .where(eq(homework.id, correction.homeworkId))
      .for('update');
    if (row === undefined) throw unknownHomework();
    await correctIn({ db: tx, clock }, row, correction, says);
  });

/** In a transaction that has locked the row. */
export async function correctIn(
  { db: tx, clock }: Services,
  row: HomeworkRow,
  correction: CorrectionOfTeacher,
  { notifiesParents = correction.teacher !== null }: Saying = {},
): Promise<void> {
  const { homeworkId, isHandedBack, items: said, round, stars, teacher, voice, words } = correction;
  if (row.round !== round || OPEN_STATES.includes(row.state)) throw closedHomework();
  const isIt = and(eq(homeworkHandIns.homeworkId, homeworkId), eq(homeworkHandIns.round, round));
  const [handIn] = await tx.select().from(homeworkHandIns).where(isIt);
  if (handIn === undefined) throw closedHomework();
  const questions = await questionsOf(tx, homeworkId);
  const items = questions.map((question) => itemOf(question, handIn.answers, said));
  const score = scoreOf(questions, items, stars);
  const before = await wrongBefore(tx, questions, homeworkId, round);
  const correctedAt = clock.now();
  const values = { teacherId: teacher, words, voice, stars, score, isHandedBack, correctedAt, items };
  const { homeworkId: ofHomework, round: ofRound } = homeworkCorrections;
  await tx
    .insert(homeworkCorrections)
    .values({ homeworkId, round, ...values })
    .onConflictDoUpdate({ target: [ofHomework, ofRound], set: values });
  const state = isHandedBack ? HomeworkState.handedBack : HomeworkState.corrected;
  const next = { state, score, stars, seenAt: null, round: isHandedBack ? round + 1 : round };
  await tx.update(homework).set(next).where(eq(homework.id, homeworkId));
  const [card] = await cardsOf(tx, eq(homework.id, homeworkId));
  if (card === undefined) throw unknownHomework();
  await notifyHandedIn({ db: tx, clock }, card);
  await collectWrong(tx, {
    userId: row.userId,
    source: WRONG_WORDS.source(card.lessonTitle, row.title),
    wrongAt: handIn.handedInAt,
    // Mistakes of a previous correction are not counted again.
    questions: questions.filter(
      (question, index) => !before.has(question.id) && isWrong(question, items[index] ?? NOTHING),
    ),
    answers: handIn.answers,
  });
  if (notifiesParents)
    await notifyParents(
      { db: tx, clock },
      'homeworkCorrected',
      card,
      // A round may be corrected again.
      `${homeworkRef(homeworkId)}:${round}:${correctedAt.toISOString()}`,
      correctedWords(row.title, { isHandedBack, score, words }),
    );
}

const NOTHING = { verdict: Verdict.empty } as const;

/** The program's result, overridden by the teacher's. */
function itemOf(
  question: AskedQuestion,
  answers: readonly Answered[],
  said: readonly ItemOfTeacher[],
): CorrectedItem {
  const answer = answers.find(({ questionId }) => questionId === question.id)?.answer;
  const checked = checkAnswer(question, answer);
  const own = said.find(({ questionId }) => questionId === question.id);
  return {
    ...judged(checked, own?.points),
    ...{ words: own?.words ?? '', voice: own?.voice ?? null, marks: own?.marks ?? [] },
  };
}

function judged(checked: Checked, given: number | undefined): Checked {
  const { outOf, verdict } = checked;
  // No points for an empty answer.
  if (given === undefined || verdict === Verdict.empty) return checked;
  const points = Math.max(0, Math.min(outOf, Math.round(given)));
  if (points === checked.points && verdict !== Verdict.open) return checked;
  if (points === outOf) return { ...checked, points, verdict: Verdict.right, wrongParts: [] };
  return { ...checked, points, verdict: points === 0 ? Verdict.wrong : Verdict.partly };
}

/** Out of 100. Unanswered optional questions do not count; without any points the stars decide. */
function scoreOf(
  questions: readonly AskedQuestion[],
  items: readonly CorrectedItem[],
  stars: number,
): number {
  const isCounted = ({ verdict }: CorrectedItem, index: number): boolean =>
    verdict === Verdict.empty ? questions[index]?.isRequired === true : verdict !== Verdict.open;
  const counted = items.filter(isCounted);
  const sum = (of: (item: CorrectedItem) => number) => counted.reduce((total, item) => total + of(item), 0);
  const outOf = sum((item) => item.outOf);
  if (outOf > 0) return Math.round((100 * sum((item) => item.points)) / outOf);
  return stars === 0 ? 100 : stars * 20;
}

/** Mistakes found by an earlier correction of the same hand-in. */
async function wrongBefore(
  tx: Db,
  questions: readonly AskedQuestion[],
  homeworkId: number,
  round: number,
): Promise<ReadonlySet<number>> {
  const isIt = and(eq(homeworkCorrections.homeworkId, homeworkId), eq(homeworkCorrections.round, round));
  const [before] = await tx
    .select({ items: homeworkCorrections.items })
    .from(homeworkCorrections)
    .where(isIt);
  const items = before?.items ?? [];
  const wrong = questions.filter(({ id, kind }) =>
    items.some((item) => item.questionId === id && isWrong({ kind }, item)),
  );
  return new Set(wrong.map(({ id }) => id));
}

/** The newest. */
export async function correctionOf(db: Db, homeworkId: number) {
  const [found] = await db
    .select()
    .from(homeworkCorrections)
    .where(eq(homeworkCorrections.homeworkId, homeworkId))
    .orderBy(desc(homeworkCorrections.round))
    .limit(1);
  return found;
}
