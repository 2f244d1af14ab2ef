import { WxError } from './context';

/** A stored value as in WeChat: text and type. */
export interface StoredValue {
  type: string;
  data: string;
  encrypted?: true;
}

const kindOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

const WRITERS: Record<string, (value: never) => string> = {
  String: (value: string) => value,
  Number: (value: number) => String(value),
  Boolean: (value: boolean) => String(value),
  Array: (value: unknown[]) => JSON.stringify(value),
  Object: (value: object) => JSON.stringify(value),
  Date: (value: Date) => String(value.getTime()),
  Undefined: () => 'undefined',
  Null: () => 'null',
};

const READERS: Record<string, (data: string) => unknown> = {
  String: (data) => data,
  Number: parseFloat,
  Boolean: (data) => data === 'true',
  Array: (data) => JSON.parse(data) as unknown,
  Object: (data) => JSON.parse(data) as unknown,
  Date: (data) => new Date(Number(data)),
  Undefined: () => undefined,
  Null: () => null,
};

/** Fails for values that WeChat cannot store: anything but primitives, dates, and JSON objects. */
export function serialise(value: unknown): StoredValue {
  const type = kindOf(value);
  const write = WRITERS[type];
  if (!write)
    throw new WxError(`parameter error: parameter.data can not be kept: ${type} is not serialisable;`);
  return { type, data: write(value as never) };
}

export const deserialise = ({ type, data }: StoredValue): unknown => READERS[type]?.(data);
