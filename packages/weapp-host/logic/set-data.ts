import * as adapter from 'glass-easel-miniprogram-adapter';
import { natives } from './natives';

/** WeChat's limit per call. */
const MAX_BYTES = 1024 * 1024;

type Data = Record<string, unknown>;
type Caller = { data: Data; setData(data: Data, callback?: () => void): void };

export interface SetDataObserver {
  measured(instance: unknown, bytes: number): void;
  warned(message: string): void;
}

/**
 * Validates values for the engine, and returns their size in the view. The engine copies values for the view and keeps non-JSON values
 * (functions, dates) on the logic side; only circular structures cannot be sent. undefined is dropped with a warning.
 */
export function checkedData(data: unknown, observer: Pick<SetDataObserver, 'warned'>): [Data, number] {
  if (data === null || typeof data !== 'object' || Array.isArray(data))
    throw new TypeError('setData: parameter should be an object');
  const kept: Data = {};
  for (const [key, value] of Object.entries(data))
    if (value === undefined) observer.warned(`Setting data field "${key}" to undefined is invalid.`);
    else kept[key] = isInstance(value) ? null : value;
  const bytes = natives.utf8(asText(kept)).length;
  if (bytes > MAX_BYTES)
    throw new RangeError(
      `setData: ${Math.ceil(bytes / 1024)} KB of data exceed the limit of ${MAX_BYTES / 1024} KB a call`,
    );
  return [kept, bytes];
}

/** A page or component: scripts store them in data, the view does not use them. */
const isInstance = (value: unknown): boolean => value instanceof adapter.component.ComponentCaller;

function keepInstances({ data }: Caller, given: Data): void {
  for (const [key, value] of Object.entries(given)) if (isInstance(value)) data[key] = value;
}

function asText(data: Data): string {
  try {
    return JSON.stringify(data);
  } catch (error) {
    throw new TypeError(`setData: ${(error as Error).message}`);
  }
}

/** Checks setData of all pages and components. */
export function makeSetDataStrict(observer: SetDataObserver): void {
  const { prototype } = (adapter.component as unknown as { ComponentCaller: { prototype: Caller } })
    .ComponentCaller;
  const original = prototype.setData;
  // Undocumented, but present in WeChat and used by published components.
  Object.defineProperty(prototype, '__data__', {
    get(this: Caller) {
      return this.data;
    },
  });
  prototype.setData = function (this: Caller, data, callback) {
    const [kept, bytes] = checkedData(data, observer);
    observer.measured(this, bytes);
    original.call(this, kept, callback);
    keepInstances(this, data);
  };
}
