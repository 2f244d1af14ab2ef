import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import {
  ExerciseState,
  RECOGNITION_PATIENCE_MS,
  UnreadableReason,
} from '../../../../src/contract/homework/exercise-book';
import type { Db } from '../../../core/db/types';
import type { CallContext } from '../../../core/http/handler';
import type { ReadBox, Recognition } from '../../../core/providers/recognition';
import { questions } from '../../questions/tables';
import { addMillis } from '../../../core/time';
import type { PageRow } from './wire';
import { exercisePages, exerciseSheets, type KeptBox, type SheetItem } from './tables';

/** Lease of a recognition, longer than its timeout: after a crash others are not blocked for long. */
const ASKED_MS = RECOGNITION_PATIENCE_MS + 5_000;

/** Acquires the lease; false: another request is running, or the page is finished. */
export async function beginAsking({ db, clock }: CallContext, pageId: number): Promise<boolean> {
  const now = clock.now();
  const asked = await db
    .update(exercisePages)
    .set({ askedUntil: addMillis(now, ASKED_MS) })
    .where(
      and(
        eq(exercisePages.id, pageId),
        eq(exercisePages.state, ExerciseState.waiting),
        or(isNull(exercisePages.askedUntil), lt(exercisePages.askedUntil, now)),
      ),
    )
    .returning({ id: exercisePages.id });
  return asked.length > 0;
}

/** Releases the lease after a failure, so that a retry can start at once. */
export async function endAsking({ db }: CallContext, pageId: number): Promise<void> {
  await db.update(exercisePages).set({ askedUntil: null }).where(eq(exercisePages.id, pageId));
}

export async function keepRecognition(db: Db, pageId: number, recognition: Recognition): Promise<void> {
  await db
    .update(exercisePages)
    .set({ askedUntil: null, ...(await outcomeOf(db, recognition)) })
    .where(and(eq(exercisePages.id, pageId), eq(exercisePages.state, ExerciseState.waiting)));
}

const unreadable = (reason: UnreadableReason) => ({ state: ExerciseState.unreadable, reason });

async function outcomeOf(db: Db, recognition: Recognition): Promise<Partial<PageRow>> {
  if (!recognition.isReadable) return unreadable(recognition.reason);
  const [sheet] = await db.select().from(exerciseSheets).where(eq(exerciseSheets.code, recognition.code));
  const boxes = sheet === undefined ? [] : await boxesOf(db, sheet.items, recognition.boxes);
  if (sheet === undefined || boxes.length === 0) return unreadable(UnreadableReason.unknown);
  const { book, pageNumber } = sheet;
  return { state: ExerciseState.recognised, reason: null, book, pageNumber, boxes };
}

/** By its place on the printed page, from 0. */
export const keyOfBox = (at: number): string => `b${at + 1}`;

/** The boxes printed on the page with the recognised answers; unknown numbers are dropped. */
async function boxesOf(
  db: Db,
  items: readonly SheetItem[],
  read: readonly ReadBox[],
): Promise<readonly KeptBox[]> {
  const codes = items.map(({ questionCode }) => questionCode);
  const known = await db
    .select({ id: questions.id, code: questions.code, stem: questions.stem })
    .from(questions)
    .where(inArray(questions.code, codes));
  return items.flatMap(({ number, questionCode, place }, at): KeptBox[] => {
    const question = known.find(({ code }) => code === questionCode);
    if (question === undefined) return [];
    const found = read.find((box) => box.number === number);
    const text = found?.read.trim() ?? '';
    const common = { key: keyOfBox(at), number, questionId: question.id, stem: question.stem };
    return [
      {
        ...common,
        place: found?.place ?? place,
        read: text,
        isSure: found?.isSure ?? false,
        answer: text,
        result: null,
      },
    ];
  });
}
