/** Puts a child's exercise book into a state for testers. */
import type { ScenarioState } from '../../../../src/contract/scenario';
import { eq } from 'drizzle-orm';
import { LearningEventKind } from '../../../../src/contract/learning/values';
import type { Db } from '../../../../server/core/db/types';
import { forgetEvents } from '../../../../server/domains/learning/events';
import { checkPage, exerciseRef } from '../../../../server/domains/homework/exercise-book/check';
import { keepRecognition } from '../../../../server/domains/homework/exercise-book/recognise';
import { exercisePages } from '../../../../server/domains/homework/exercise-book/tables';
import type { Clock } from '../../../../server/core/time';
import { BLURRED_KEY, sheetKey, storeSheets } from './seed';
import { correctionsOf, itemsOf, SHEETS } from './sheets';

type ExerciseBookState = ScenarioState<'exerciseBook'>;

/** At most one page; wrong questions collected from it are kept. */
export async function setExerciseBook(
  db: Db,
  clock: Clock,
  userId: number,
  state: ExerciseBookState,
): Promise<void> {
  const deleted = await db
    .delete(exercisePages)
    .where(eq(exercisePages.userId, userId))
    .returning({ id: exercisePages.id });
  const { homework, homeworkGiven } = LearningEventKind;
  const refs = deleted.map(({ id }) => exerciseRef(id));
  await forgetEvents(db, userId, [homework, homeworkGiven], refs);
  const [sheet] = SHEETS;
  if (state === 'none' || sheet === undefined) return;
  await storeSheets(db);
  const isReadable = state !== 'unreadable';
  const picture = isReadable ? sheetKey(sheet) : BLURRED_KEY;
  const [page] = await db
    .insert(exercisePages)
    .values({ userId, picture, takenAt: clock.now() })
    .returning({ id: exercisePages.id });
  if (page === undefined) return;
  if (!isReadable) return keepRecognition(db, page.id, { isReadable, reason: 'blurred' });
  const boxes = itemsOf(sheet).map(({ number, place, sample }) => ({
    ...{ number, place, read: sample?.read ?? '', isSure: sample?.isSure ?? true },
  }));
  await keepRecognition(db, page.id, { isReadable, code: sheet.code, boxes });
  // What was misread is as the parent puts it right before the check.
  if (state === 'checked') await checkPage({ db, clock }, page.id, correctionsOf(sheet));
}
