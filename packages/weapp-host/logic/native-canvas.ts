import { workerGlobal } from './natives';

/** The worker's drawing APIs used by canvas-2d, captured before the sandbox removes them, as in natives.ts. */
export interface NativeImageData {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Accepted by drawImage and createPattern: a canvas or a picture. */
export interface NativePicture {
  readonly width: number;
  readonly height: number;
}

export interface NativeBitmap extends NativePicture {
  close(): void;
}

export type NativeContext = Record<string, unknown> & {
  getImageData(x: number, y: number, width: number, height: number): NativeImageData;
  putImageData(data: NativeImageData, ...place: number[]): void;
  drawImage(picture: NativePicture, ...place: number[]): void;
};

interface NativeBlob {
  arrayBuffer(): Promise<ArrayBuffer>;
}

export interface NativeCanvas extends NativePicture {
  width: number;
  height: number;
  getContext(type: '2d', options?: { willReadFrequently?: boolean }): NativeContext | null;
  getContext(type: 'webgl' | 'webgl2', options?: object): object | null;
  convertToBlob(options: { type: string; quality?: number }): Promise<NativeBlob>;
}

interface CanvasGlobals {
  OffscreenCanvas: new (width: number, height: number) => NativeCanvas;
  Path2D: new (path?: object | string) => object;
  ImageData: new (data: Uint8ClampedArray, width: number, height: number) => NativeImageData;
  Blob: new (parts: Uint8Array[]) => NativeBlob;
  createImageBitmap(source: NativePicture | NativeBlob): Promise<NativeBitmap>;
}

const {
  OffscreenCanvas: Canvas_,
  Path2D: Path2D_,
  ImageData: ImageData_,
  Blob: Blob_,
  createImageBitmap: createImageBitmap_,
} = workerGlobal as unknown as CanvasGlobals;

export const nativeCanvas = {
  canvas: (width: number, height: number) => new Canvas_(width, height),
  path: (path?: object | string) => new Path2D_(path),
  imageData: (data: Uint8ClampedArray, width: number, height: number) => new ImageData_(data, width, height),
  /** fails if the bytes are no picture */
  decode: (bytes: Uint8Array) => createImageBitmap_.call(workerGlobal, new Blob_([bytes])),
  /** a snapshot of the picture; fails if the canvas has no area */
  copy: (canvas: NativeCanvas) => createImageBitmap_.call(workerGlobal, canvas),
};
