import { nativeCanvas, type NativeContext, type NativeImageData } from '../../native-canvas';
import { Image } from './image';
import { invoke, nativeOf, stand } from './native-of';

const PROPERTIES = (
  'direction fillStyle font fontKerning filter globalAlpha globalCompositeOperation imageSmoothingEnabled ' +
  'imageSmoothingQuality lineCap lineDashOffset lineJoin lineWidth miterLimit shadowBlur shadowColor shadowOffsetX ' +
  'shadowOffsetY strokeStyle textAlign textBaseline'
).split(' ');

/** Methods that change the picture. */
const DRAWING = 'clearRect fill fillRect fillText reset stroke strokeRect strokeText'.split(' ');

const SILENT = (
  'arc arcTo beginPath bezierCurveTo clip closePath ellipse isPointInPath isPointInStroke lineTo moveTo ' +
  'quadraticCurveTo rect resetTransform restore rotate roundRect save scale setLineDash setTransform transform translate'
).split(' ');

const METRICS = (
  'width actualBoundingBoxLeft actualBoundingBoxRight actualBoundingBoxAscent actualBoundingBoxDescent ' +
  'fontBoundingBoxAscent fontBoundingBoxDescent'
).split(' ');
const MATRIX = ['a', 'b', 'c', 'd', 'e', 'f'];

const pick = (native: unknown, names: string[]): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, (native as Record<string, number>)[name] as number]));

interface ImageData {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

const plain = ({ width, height, data }: NativeImageData): ImageData => ({ width, height, data });

function gradient(native: object): object {
  return stand({ addColorStop: (...args: unknown[]) => invoke(native, 'addColorStop', args) }, native);
}

/** CanvasRenderingContext2D with the documented members only. `drawn` is called whenever the picture may have changed. */
export class CanvasRenderingContext2D {
  constructor(canvas: object, native: NativeContext, drawn: () => void) {
    const define = (name: string, value: unknown) =>
      Object.defineProperty(this, name, { value, enumerable: true });
    define('canvas', canvas);
    for (const name of PROPERTIES) this.#property(native, name);
    for (const name of SILENT) define(name, (...args: unknown[]) => invoke(native, name, args));
    for (const name of DRAWING)
      define(name, (...args: unknown[]) => {
        drawn();
        return invoke(native, name, args);
      });
    for (const [name, method] of Object.entries(special(native, drawn))) define(name, method);
  }

  /** Getters return what was set: a gradient is the mini program's object. */
  #property(native: NativeContext, name: string): void {
    let ours: object | null = null;
    Object.defineProperty(this, name, {
      enumerable: true,
      get: () => ours ?? native[name],
      set: (value: unknown) => {
        const behind = nativeOf(value);
        ours = behind === undefined ? null : (value as object);
        native[name] = behind ?? value;
      },
    });
  }
}

function special(native: NativeContext, drawn: () => void): Record<string, (...args: never[]) => unknown> {
  const make =
    (name: string) =>
    (...args: unknown[]) =>
      gradient(invoke(native, name, args) as object);
  return {
    createLinearGradient: make('createLinearGradient'),
    createRadialGradient: make('createRadialGradient'),
    createConicGradient: make('createConicGradient'),
    createPattern: (picture: unknown, repetition: string) => {
      if (isEmpty(picture)) return null;
      const made = invoke(native, 'createPattern', [picture, repetition]) as object | null;
      return made && stand({}, made);
    },
    measureText: (text: string) => pick(invoke(native, 'measureText', [text]), METRICS),
    getLineDash: () => [...(invoke(native, 'getLineDash', []) as number[])],
    getTransform: () => pick(invoke(native, 'getTransform', []), MATRIX),
    drawImage: (picture: unknown, ...place: number[]) => {
      if (isEmpty(picture)) return;
      if (nativeOf(picture) === undefined)
        throw new TypeError('drawImage: the first argument is no Image or Canvas');
      drawn();
      invoke(native, 'drawImage', [picture, ...place]);
    },
    createImageData: (first: number | ImageData, height?: number) => {
      const [width, lines] = typeof first === 'number' ? [first, height ?? 0] : [first.width, first.height];
      return { width, height: lines, data: new Uint8ClampedArray(width * lines * 4) };
    },
    getImageData: (x: number, y: number, width: number, height: number) =>
      plain(native.getImageData(x, y, width, height)),
    putImageData: ({ data, width, height }: ImageData, ...place: number[]) => {
      drawn();
      native.putImageData(nativeCanvas.imageData(data, width, height), ...place);
    },
  };
}

/** An image that is not loaded draws nothing. */
const isEmpty = (picture: unknown): boolean => picture instanceof Image && nativeOf(picture) === undefined;
