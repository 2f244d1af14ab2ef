import { createCanvas, loadImage } from '@napi-rs/canvas';
import { eq } from 'drizzle-orm';
import { UnreadableReason } from '../../../../src/contract/homework/exercise-book';
import type { Db } from '../../../core/db/types';
import { exerciseSheets } from './tables';
import { codeOf, fieldMiddles } from './printed-code';
import type { Recognition, RecognitionProvider } from '../../../core/providers/recognition';

/** Enough to tell the fields of the row apart. */
const WIDTH = 600;
/** Below it, the picture counts as blurred. */
const LEAST_CONTRAST = 90;

const unreadable = (reason: UnreadableReason): Recognition => ({ isReadable: false, reason });

/**
 * Recognises nothing but the demonstration's own drawn pages, by the row of fields that is printed on them, and tells what it
 * knows to be written there. Of every other photo it says that it does not know it.
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

/** How light the picture is where the fields would be; nothing for what is no picture. */
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
