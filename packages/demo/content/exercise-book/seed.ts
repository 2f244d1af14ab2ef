import type { Db } from '../../../../server/core/db/types';
import { exerciseSheets } from '../../../../server/domains/homework/exercise-book/tables';
import type { StorageProvider } from '../../../../server/core/providers';
import { storeQuestions } from '../../../../server/domains/questions/bank';
import { sheetPicture } from './drawn';
import { BOOK, itemsOf, questionsOf, SHEETS, type Sheet } from './sheets';

/** Idempotent. */
export async function storeSheets(db: Db): Promise<void> {
  for (const sheet of SHEETS) {
    await storeQuestions(db, questionsOf(sheet));
    const { code, pageNumber, printedCode } = sheet;
    await db
      .insert(exerciseSheets)
      .values({ code, book: BOOK, pageNumber, printedCode, items: itemsOf(sheet) })
      .onConflictDoNothing({ target: exerciseSheets.code });
  }
}

const PICTURES = 'pictures/exercise-book';
export const sheetKey = ({ pageNumber }: Pick<Sheet, 'pageNumber'>): string =>
  `${PICTURES}/page-${pageNumber}.png`;
/** The first page, too pale to be recognised. */
export const BLURRED_KEY = `${PICTURES}/blurred.png`;

const FOG = 0.75;

/** Pictures for testers to use as photos. */
export async function storeSheetPictures(storage: StorageProvider): Promise<void> {
  const put = async (key: string, body: Buffer) => storage.put(key, { body, contentType: 'image/png' });
  for (const sheet of SHEETS) await put(sheetKey(sheet), await sheetPicture(sheet));
  const [first] = SHEETS;
  if (first !== undefined) await put(BLURRED_KEY, await sheetPicture(first, FOG));
}
