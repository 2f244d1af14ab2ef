import { nativeCanvas } from '../native-canvas';
import { Canvas, nativeCanvasOf } from './canvas-2d/canvas';
import { WxError, type WxContext, type WxMethods } from './context';
import { fileStoreOf } from './files/file-store';
import { asyncMethods } from './methods';

export { canvasOf } from './canvas-2d/on-screen';

interface TempFileOptions {
  canvas?: unknown;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  destWidth?: number;
  destHeight?: number;
  fileType?: string;
  quality?: number;
}

/** Only for a canvas with a type: one with only a canvas-id uses the old API. */
async function toTempFile(context: WxContext, options: TempFileOptions): Promise<{ tempFilePath: string }> {
  const source = nativeCanvasOf(options.canvas);
  if (!source) throw new WxError('fail canvas is empty');
  const { x = 0, y = 0 } = options;
  const { width = source.width - x, height = source.height - y } = options;
  const { pixelRatio } = context.options.device;
  const { destWidth = width * pixelRatio, destHeight = height * pixelRatio } = options;
  if (!(width > 0 && height > 0 && destWidth > 0 && destHeight > 0))
    throw new WxError('fail canvas is empty');
  const target = nativeCanvas.canvas(Math.round(destWidth), Math.round(destHeight));
  target.getContext('2d')?.drawImage(source, x, y, width, height, 0, 0, target.width, target.height);
  const isJpeg = options.fileType === 'jpg';
  const { quality = 1 } = options;
  const blob = await target.convertToBlob({
    type: isJpeg ? 'image/jpeg' : 'image/png',
    quality: quality > 0 && quality <= 1 ? quality : 1,
  });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return { tempFilePath: fileStoreOf(context).temporary(bytes, isJpeg ? 'jpg' : 'png') };
}

/** Canvas methods of wx; the canvas itself comes from SelectorQuery.node (canvasOf). */
export const canvasMethods = (context: WxContext): WxMethods => ({
  ...asyncMethods(context, {
    canvasToTempFilePath: (options: TempFileOptions) => toTempFile(context, options),
  }),
  createOffscreenCanvas: ({ type = 'webgl', width = 300, height = 150 } = {}) => {
    const kind = type === '2d' ? '2d' : 'webgl';
    return new Canvas(context, { kind, width, height }, () => undefined);
  },
});
