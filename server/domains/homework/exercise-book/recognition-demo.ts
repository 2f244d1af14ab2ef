import { createCanvas, loadImage } from '@napi-rs/canvas';
import { eq } from 'drizzle-orm';
import { UnreadableReason } from '../../../../src/contract/homework/exercise-book';
import type { Db } from '../../../core/db/types';
import { exerciseSheets } from './tables';
import { codeOf, fieldMiddles } from './printed-code';
import type { Recognition, RecognitionProvider } from '../../../core/providers/recognition';

/** Sufficient to distinguish the fields of the row. */
const WIDTH = 600;
/** Below this contrast the picture counts as blurred. */
const LEAST_CONTRAST = 90;

const unreadable = (reason: UnreadableReason): Recognition => ({ isReadable: false, reason });

/**
 * Recognises only the demo's drawn pages, by the row of fields printed on them, and returns their known sample answers.
 * All other photos are unknown.
 */
export function demoRecognition(db: Db): RecognitionProvider {
  return {
    async recognise({ body }) {
      const printed = codeOf(await lightsOf(body));
      if (printed === null) return unreadable(UnreadableReason.unknown);
      if (printed.contrast < LEAST_CONTRAST) return unreadable(UnreadableReason.blurred);
      const [sheet] = await db
        .select()
        .from(exerciseSheets)
        .where(eq(exerciseSheets.printedCode, printed.code));
      if (sheet === undefined) return unreadable(UnreadableReason.unknown);
      const boxes = sheet.items.map(({ number, place, sample }) => ({
        number,
        place,
        read: sample?.read ?? '',
        isSure: sample?.isSure ?? true,
      }));
      return { isReadable: true, code: sheet.code, boxes };
    },
  };
}

/** Brightness at the positions of the fields; empty if it is not a picture. */
async function lightsOf(body: Buffer): Promise<readonly number[]> {
  try {
    const picture = await loadImage(body);
    const height = Math.max(1, Math.round((WIDTH * picture.height) / picture.width));
    const context = createCanvas(WIDTH, height).getContext('2d');
    context.drawImage(picture, 0, 0, WIDTH, height);
    return fieldMiddles().map(({ x, y }) => {
      const [red = 0, green = 0, blue = 0] = context.getImageData(
        Math.round(x * WIDTH),
        Math.round(y * height),
        1,
        1,
      ).data;
      return (red + green + blue) / 3;
    });
  } catch {
    return [];
  }
}
