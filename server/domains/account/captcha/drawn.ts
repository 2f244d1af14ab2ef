import { bufferOf, type Drawing } from '../../../core/drawing';
import type { PuzzlePictures } from './draw';
import type { PuzzlePlan } from './plan';

/** Drawn in a worker thread (server/drawing-worker.ts). */
export async function drawnPuzzle(drawing: Drawing, plan: PuzzlePlan): Promise<PuzzlePictures> {
  const { background, piece } = (await drawing.draw('puzzle', plan)) as PuzzlePictures;
  return { background: bufferOf(background), piece: bufferOf(piece) };
}
