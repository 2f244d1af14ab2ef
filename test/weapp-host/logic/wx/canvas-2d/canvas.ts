import { nativeCanvas } from '../../native-canvas';
import type { NativeCanvas } from '../../native-canvas';
import { natives } from '../../natives';
import type { WxContext } from '../context';
import { CanvasRenderingContext2D } from './context-2d';
import { Image } from './image';
import { nativeOf, stand } from './native-of';
import { createPath2D } from './path-2d';
import type { Path2D } from './path-2d';
import { encodePng } from './png';

const FRAME = 16;

/** A 2d canvas: of the page (`drawn` brings its picture there) or off the screen. WebGL is not supported. */
export class Canvas {
  readonly #context: WxContext;
  readonly #native: NativeCanvas;
  readonly #drawn: () => void;
  #rendering: CanvasRenderingContext2D | null = null;

  constructor(context: WxContext, size: { width: number; height: number }, drawn: () => void) {
    this.#context = context;
    this.#native = nativeCanvas.canvas(size.width, size.height);
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

  /** null for every type but '2d', as in a browser without that ability */
  getContext(type: string): CanvasRenderingContext2D | null {
    if (type !== '2d') return null;
    const native = this.#rendering ? null : this.#native.getContext('2d', { willReadFrequently: true });
    if (native) this.#rendering = new CanvasRenderingContext2D(this, native, this.#drawn);
    return this.#rendering;
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

  /** Always a PNG: like every type that a browser does not know, JPEG falls back to it. */
  toDataURL(): string {
    const { width, height } = this.#native;
    const native = this.#native.getContext('2d');
    if (!native || !width || !height) return 'data:,';
    return `data:image/png;base64,${natives.toBase64(encodePng(native.getImageData(0, 0, width, height)))}`;
  }
}

export const nativeCanvasOf = (canvas: unknown): NativeCanvas | null =>
  canvas instanceof Canvas ? (nativeOf(canvas) as NativeCanvas) : null;
