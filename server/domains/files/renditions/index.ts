/**
 * Pictures in the width in which they are shown: made when first asked for, kept in the storage on a shelf that nobody can
 * ask for, and gone with their original. Who may have one is who may have the original: whoever calls this has asked.
 */
import { PICTURE_WIDTHS } from '../../../../src/contract/files/values';
import type { Drawing } from '../../../core/drawing';
import type { StorageProvider } from '../../../core/providers';
import { isStored } from '../stored';
import { RENDITIONS_SHELF } from '../whose';
import { drawnRendition } from './drawn';
import { heightOfDrawing, heightToDraw } from './size';

export const RENDITION_TYPE = 'image/webp';

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const PHOTOGRAPH = /^uploads\/.+\.(jpg|png|webp)$/;
/** Of the content. A slow phone reads and paints each as a document of its own, while it has a finger to answer. */
const DRAWING = /^pictures\/.+\.svg$/;
const hasRenditions = (key: string): boolean => PHOTOGRAPH.test(key) || DRAWING.test(key);
/** One is drawn at a time, so many wait; who comes then has the original. */
const MAY_WAIT = 20;

const keyOf = (original: string, width: PictureWidth) => `${RENDITIONS_SHELF}${width}/${original}`;

/** The width of this text; null: none of those that are offered. */
export const pictureWidth = (text: unknown): PictureWidth | null =>
  PICTURE_WIDTHS.find((width) => String(width) === text) ?? null;

export type Renditions = (original: string, width: PictureWidth) => Promise<string>;

/** Answers with the key of what is to be sent: the rendition's, or the original's where nothing is won or too many wait. */
export function renditionsIn(storage: StorageProvider, drawing: Drawing): Renditions {
  const underWay = new Map<string, Promise<string>>();
  let last: Promise<unknown> = Promise.resolve();
  return async (original, width) => {
    if (!hasRenditions(original)) return original;
    const key = keyOf(original, width);
    const making = underWay.get(key);
    if (making !== undefined) return making;
    if (await isStored(storage, key)) return key;
    const sooner = underWay.get(key);
    if (sooner !== undefined || underWay.size > MAY_WAIT) return sooner ?? original;
    const made = last
      .then(() => make({ storage, drawing }, original, width))
      .finally(() => underWay.delete(key));
    underWay.set(key, made);
    last = made.catch(() => undefined);
    return made;
  };
}

interface Making {
  readonly storage: StorageProvider;
  readonly drawing: Drawing;
}

async function make({ storage, drawing }: Making, original: string, width: PictureWidth): Promise<string> {
  const stored = await storage.get(original);
  const isDrawing = DRAWING.test(original);
  const heightAt = isDrawing ? heightOfDrawing : heightToDraw;
  const height = stored === null ? null : heightAt(width, stored.body);
  if (stored === null || height === null) return original;
  // What cannot be drawn is shown as it came.
  const body = await drawnRendition(drawing, { body: stored.body, isDrawing, width, height }).catch(
    () => null,
  );
  if (body === null || (!isDrawing && body.length >= stored.body.length)) return original;
  const key = keyOf(original, width);
  await storage.put(key, { body, contentType: RENDITION_TYPE });
  // Deleted meanwhile: whoever did it could not see this one.
  if (!(await isStored(storage, original))) await storage.remove(key);
  return key;
}

/** The file, and whatever was made of it. */
export async function removeWithRenditions(storage: StorageProvider, key: string): Promise<void> {
  await storage.remove(key);
  await removeRenditions(storage, key);
}

/** What was made of a file that another one takes the place of. */
export async function removeRenditions(storage: StorageProvider, key: string): Promise<void> {
  if (!hasRenditions(key)) return;
  for (const width of PICTURE_WIDTHS) await storage.remove(keyOf(key, width));
}
