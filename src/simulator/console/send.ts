/** What the console wraps to slow, fail and watch calls: fetch, or the mini program's requests in its shape. */
import type { CallEntry } from '@/contract/define';
import { CALL_NAMES, entryOf } from './calls';

export type Address = string | URL | { readonly url: string };

export interface Signal {
  readonly aborted: boolean;
  addEventListener(name: 'abort', stop: () => void, options?: { once: boolean }): void;
}

export interface Init {
  readonly method?: string;
  readonly body?: unknown;
  readonly signal?: Signal | null;
}

export interface Answer {
  readonly status: number;
  clone(): { json(): Promise<unknown> };
}

export type Send<A extends Address, I extends Init, R> = (input: A, init?: I) => Promise<R>;

export const addressOf = (input: Address): string =>
  typeof input === 'object' && 'url' in input ? input.url : String(input);

/** undefined: not JSON. */
export const bodyOf = (answer: Answer): Promise<unknown> =>
  answer
    .clone()
    .json()
    .catch(() => undefined);

export interface Called {
  readonly names: readonly string[];
  readonly entry: CallEntry;
}

/** The call of the contract; calls may share an address. */
export function calledBy(input: Address, init: Init | undefined): Called | undefined {
  const path = addressOf(input)
    .replace(/^\w+:\/\/[^/]*/, '')
    .replace(/[?#].*$/, '');
  const method = init?.method ?? 'GET';
  const names = CALL_NAMES.filter((name) => {
    const entry = entryOf(name);
    return entry?.method === method && path.endsWith(entry.path);
  });
  const entry = entryOf(names[0] ?? '');
  return entry && { names, entry };
}
