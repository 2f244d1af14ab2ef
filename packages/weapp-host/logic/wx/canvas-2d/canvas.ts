import { nativeCanvas, type NativeCanvas } from '../../native-canvas';
import { natives } from '../../natives';
import type { WxContext } from '../context';
import { CanvasRenderingContext2D } from './context-2d';
import { Image } from './image';
import { nativeOf, stand } from './native-of';
import { createPath2D, type Path2D } from './path-2d';
import { encodePng } from './png';
import { WEBGL_TYPES, flat, webGlOf } from './webgl';

const FRAME = 16;

export type CanvasKind = '2d' | 'webgl';

interface CanvasShape {
  kind: CanvasKind;
  width: number;
  height: number;
}

/** A canvas: on the page (`drawn` sends its picture there) or off-screen. */
export class Canvas {
  readonly #context: WxContext;
  readonly #native: NativeCanvas;
  readonly #drawn: () => void;
  readonly #kind: CanvasKind;
  readonly #renderings = new Map<string, object | null>();

  constructor(context: WxContext, { kind, width, height }: CanvasShape, drawn: () => void) {
    this.#context = context;
    this.#kind = kind;
    this.#native = nativeCanvas.canvas(width, height);
    this.#drawn = drawn;
    stand(this, this.#native);
  }

  get width(): number {
    return this.#native.width;
  }

  set width(width: number) {
    this.#native.width = width;
    this.#drawn();
  }

  get height(): number {
    return this.#native.height;
  }

  set height(height: number) {
    this.#native.height = height;
    this.#drawn();
  }

  /** null for a second type of context, as in a browser without that type */
  getContext(type: string, attributes: object = {}): object | null {
    if (!this.#renderings.has(type)) this.#renderings.set(type, this.#rendering(type, attributes));
    return this.#renderings.get(type) ?? null;
  }

  #rendering(type: string, attributes: object): object | null {
    if (this.#kind === 'webgl') {
      const known = WEBGL_TYPES.find((each) => each === type);
      return known ? webGlOf(this, this.#native, known, attributes, this.#drawn) : null;
    }
    const native = type === '2d' ? this.#native.getContext('2d', { willReadFrequently: true }) : null;
    return native && new CanvasRenderingContext2D(this, native, this.#drawn);
  }

  createImage(): Image {
    return new Image(this.#context);
  }

  createPath2D(path?: unknown): Path2D {
    return createPath2D(path);
  }

  createImageData(width: number, height: number): { width: number; height: number; data: Uint8ClampedArray } {
    return { width, height, data: new Uint8ClampedArray(width * height * 4) };
  }

  requestAnimationFrame(callback: (time: number) => void): number {
    return natives.setTimeout(() => this.#context.guard(callback, natives.now()), FRAME);
  }

  cancelAnimationFrame(request: number): void {
    natives.clearTimeout(request);
  }

  /** Always PNG: the standard fallback for unsupported types, JPEG here. */
  toDataURL(): string {
    const { width, height } = this.#native;
    const pen = width && height ? flat(this.#native).getContext('2d') : null;
    if (!pen) return 'data:,';
    return `data:image/png;base64,${natives.toBase64(encodePng(pen.getImageData(0, 0, width, height)))}`;
  }
}

export const nativeCanvasOf = (canvas: unknown): NativeCanvas | null =>
  canvas instanceof Canvas ? (nativeOf(canvas) as NativeCanvas) : null;
