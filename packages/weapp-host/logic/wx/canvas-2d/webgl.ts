import { nativeCanvas, type NativeCanvas, type NativePicture } from '../../native-canvas';
import { Image } from './image';
import { nativeOf } from './native-of';

export const WEBGL_TYPES = ['webgl', 'webgl2'] as const;
export type WebGlType = (typeof WEBGL_TYPES)[number];

type Native = Record<string, unknown>;
type Method = (...args: unknown[]) => unknown;

const CHANGES_PICTURE = /^(blit|clear$|clearBuffer|draw)/;

/**
 * A WebGL context for the mini program: the browser's constants and methods, around a wrapped canvas. `drawn` is called whenever the
 * picture may have changed. Null: not supported by the browser.
 */
export function webGlOf(
  canvas: object,
  native: NativeCanvas,
  type: WebGlType,
  attributes: object,
  drawn: () => void,
): object | null {
  // The picture is read after the drawing task, when the browser would have cleared it.
  const context = native.getContext(type, { ...attributes, preserveDrawingBuffer: true });
  if (!context) return null;
  const extensions = new Map<string, object | null>();
  const ours = around(context as Native, drawn);
  const extension = (name: string): object | null => {
    const found = (context as { getExtension(name: string): Native | null }).getExtension(name);
    return found && around(found, drawn);
  };
  return Object.assign(ours, {
    canvas,
    getExtension: (name: string) => {
      if (!extensions.has(name)) extensions.set(name, extension(name));
      return extensions.get(name);
    },
  });
}

/** Everything but the canvas and the constructor, which would expose the browser. */
function around(native: Native, drawn: () => void): object {
  const ours: Native = {};
  for (const name of membersOf(native)) {
    const value = native[name];
    if (typeof value === 'function') ours[name] = methodOf(native, name, drawn);
    else if (/^[A-Z0-9_]+$/.test(name)) ours[name] = value;
    else
      Object.defineProperty(ours, name, {
        enumerable: true,
        get: () => native[name],
        set: (given: unknown) => (native[name] = given),
      });
  }
  return ours;
}

function membersOf(native: object): Set<string> {
  const names = new Set<string>();
  for (let level = native; level !== Object.prototype; level = Object.getPrototypeOf(level) as object)
    for (const name of Object.getOwnPropertyNames(level)) names.add(name);
  names.delete('constructor');
  names.delete('canvas');
  return names;
}

const methodOf =
  (native: Native, name: string, drawn: () => void): Method =>
  (...args) => {
    if (CHANGES_PICTURE.test(name)) drawn();
    return (native[name] as Method)(...args.map(argument));
  };

interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

const isPixels = (value: object): value is Pixels =>
  'data' in value && value.data instanceof Uint8ClampedArray && 'width' in value && 'height' in value;

/** The native object of an argument. Pictures are copied to a canvas: UNPACK_FLIP_Y_WEBGL does not apply to bitmaps. */
function argument(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const native = nativeOf(value);
  if (value instanceof Image) return native === undefined ? value : flat(native as NativePicture);
  if (native !== undefined) return native;
  return isPixels(value) ? nativeCanvas.imageData(value.data, value.width, value.height) : value;
}

/** A copy of the picture on a 2d canvas. */
export function flat(picture: NativePicture): NativeCanvas {
  const copy = nativeCanvas.canvas(picture.width, picture.height);
  copy.getContext('2d')?.drawImage(picture, 0, 0);
  return copy;
}
