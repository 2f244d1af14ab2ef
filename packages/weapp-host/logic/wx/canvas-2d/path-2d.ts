import { nativeCanvas } from '../../native-canvas';
import { invoke, nativeOf, stand } from './native-of';

const METHODS = [
  'addPath',
  'arc',
  'arcTo',
  'bezierCurveTo',
  'closePath',
  'ellipse',
  'lineTo',
  'moveTo',
  'quadraticCurveTo',
  'rect',
];

export type Path2D = Record<string, (...args: unknown[]) => unknown>;

/** Canvas.createPath2D(): a reusable path. */
export function createPath2D(path?: unknown): Path2D {
  const native = nativeCanvas.path((nativeOf(path) as object | undefined) ?? (path as string | undefined));
  const methods = METHODS.map((name) => [name, (...args: unknown[]) => invoke(native, name, args)] as const);
  return stand(Object.fromEntries(methods), native);
}
