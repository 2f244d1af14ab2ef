/**
 * Renditions: pictures in display width, created on first request, stored under a prefix that cannot be requested directly, and
 * deleted with their original. Access is that of the original; the caller must have checked it.
 */
import { PICTURE_WIDTHS } from '../../../../src/contract/files/values';
import { type Drawing, bufferOf } from '../../../core/drawing';
import type { StorageProvider } from '../../../core/providers';
import { isStored } from '../stored';
import { RENDITIONS_SHELF } from '../access';
import type { RenditionPlan } from './draw';
import { heightOfDrawing, heightToDraw } from './size';

/** WebP. Drawn in a worker thread (server/drawing-worker.ts). */
const drawnRendition = async (drawing: Drawing, plan: RenditionPlan): Promise<Buffer> =>
  bufferOf((await drawing.draw('rendition', plan)) as Uint8Array);

export const RENDITION_TYPE = 'image/webp';

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const PHOTOGRAPH = /^(uploads|pictures\/content)\/.+\.(jpg|png|webp)$/;
/** SVGs of the content. Rendering each as a separate document keeps slow phones from responding to input. */
const DRAWING = /^pictures\/.+\.svg$/;
const hasRenditions = (key: string): boolean => PHOTOGRAPH.test(key) || DRAWING.test(key);
/** Queue length; renditions are drawn one at a time. Beyond it, the original is sent. */
const MAY_WAIT = 20;

const keyOf = (original: string, width: PictureWidth) => `${RENDITIONS_SHELF}${width}/${original}`;

/** The offered width, or null. */
export const pictureWidth = (text: unknown): PictureWidth | null =>
  PICTURE_WIDTHS.find((width) => String(width) === text) ?? null;

export type Renditions = (original: string, width: PictureWidth) => Promise<string>;

/** Returns the key to send: the rendition's, or the original's if a rendition saves nothing or the queue is full. */
export function renditionsIn(storage: StorageProvider, drawing: Drawing): Renditions {
  const pending = new Map<string, Promise<string>>();
  let last: Promise<unknown> = Promise.resolve();
  return async (original, width) => {
    if (!hasRenditions(original)) return original;
    const key = keyOf(original, width);
    const making = pending.get(key);
    if (making !== undefined) return making;
    if (await isStored(storage, key)) return key;
    const sooner = pending.get(key);
    if (sooner !== undefined || pending.size > MAY_WAIT) return sooner ?? original;
    const made = last
      .then(() => make({ storage, drawing }, original, width))
      .finally(() => pending.delete(key));
    pending.set(key, made);
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
  // Undecodable pictures are sent as they are.
  const body = await drawnRendition(drawing, { body: stored.body, isDrawing, width, height }).catch(
    () => null,
  );
  if (body === null || (!isDrawing && body.length >= stored.body.length)) return original;
  const key = keyOf(original, width);
  await storage.put(key, { body, contentType: RENDITION_TYPE });
  // The original was deleted meanwhile, without knowing of this rendition.
  if (!(await isStored(storage, original))) await storage.remove(key);
  return key;
}

export async function removeWithRenditions(storage: StorageProvider, key: string): Promise<void> {
  await storage.remove(key);
  await removeRenditions(storage, key);
}

/** Removes the renditions of a file that is being replaced. */
export async function removeRenditions(storage: StorageProvider, key: string): Promise<void> {
  if (!hasRenditions(key)) return;
  for (const width of PICTURE_WIDTHS) await storage.remove(keyOf(key, width));
}
