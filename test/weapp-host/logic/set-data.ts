import * as adapter from 'glass-easel-miniprogram-adapter';
import { natives } from './natives';

/** WeChat's limit of one call. */
const MAX_BYTES = 1024 * 1024;

type Data = Record<string, unknown>;

export interface SetDataObserver {
  measured(instance: unknown, bytes: number): void;
  warned(message: string): void;
}

/**
 * What crosses to the view has to be JSON: functions, symbols, class instances and circles are refused; undefined is
 * dropped with a warning, as WeChat does.
 */
function checkValue(value: unknown, path: string, above: unknown[], warn: (message: string) => void): void {
  if (value === undefined) return warn(`Setting data field "${path}" to undefined is invalid.`);
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
    throw new TypeError(`setData: data field "${path}" is a ${typeof value}, which is not JSON`);
  if (value === null || typeof value !== 'object') return;
  if (above.includes(value)) throw new TypeError(`setData: data field "${path}" contains itself`);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null)
    throw new TypeError(
      `setData: data field "${path}" is a ${(value as object).constructor.name}, which is not JSON`,
    );
  const inside = [...above, value];
  for (const [key, child] of Object.entries(value))
    checkValue(child, path ? `${path}.${key}` : key, inside, warn);
}

/** A copy as the view gets it. */
export function checkedCopy(data: unknown, observer: Pick<SetDataObserver, 'warned'>): [Data, number] {
  if (data === null || typeof data !== 'object' || Array.isArray(data))
    throw new TypeError('setData: parameter should be an object');
  for (const [key, value] of Object.entries(data))
    checkValue(value, key, [data], (message) => observer.warned(message));
  const text = JSON.stringify(data);
  const bytes = natives.utf8(text).length;
  if (bytes > MAX_BYTES)
    throw new RangeError(
      `setData: ${Math.ceil(bytes / 1024)} KB of data exceed the limit of ${MAX_BYTES / 1024} KB a call`,
    );
  return [JSON.parse(text) as Data, bytes];
}

/** Every page's and component's setData goes through the check. */
export function makeSetDataStrict(observer: SetDataObserver): void {
  const prototype = (adapter.component as unknown as { ComponentCaller: { prototype: object } })
    .ComponentCaller.prototype as { setData(data: Data, callback?: () => void): void };
  const original = prototype.setData;
  prototype.setData = function (this: unknown, data, callback) {
    const [copy, bytes] = checkedCopy(data, observer);
    observer.measured(this, bytes);
    original.call(this as never, copy, callback);
  };
}
