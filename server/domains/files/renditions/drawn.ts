import { bufferOf, type Drawing } from '../../../core/drawing';
import type { RenditionPlan } from './draw';

/** WebP. Drawn in a worker thread (server/drawing-worker.ts). */
export const drawnRendition = async (drawing: Drawing, plan: RenditionPlan): Promise<Buffer> =>
  bufferOf((await drawing.draw('rendition', plan)) as Uint8Array);
