/** Slow and failing calls, as text: `getDuiBa:2000ms,all:network,checkIn:500ms~http500`. */
import { allCalls } from '@/contract/registry';
import type { CallEntry } from '@/contract/define';
import type { Report } from './problems';
import { PROBLEMS } from './texts';

/** network: no connection; timeout: no response; http: a status without a meaningful body; code: a business code. */
export type Failure =
  | { readonly kind: 'network' | 'timeout' }
  | { readonly kind: 'http'; readonly status: number }
  | { readonly kind: 'code'; readonly code: string };

export interface CallFault {
  /** A name of the contract, or `all`. */
  readonly call: string;
  readonly delayMs: number;
  readonly failure: Failure | undefined;
}

export const ALL = 'all';
const LONGEST_DELAY_MS = 120_000;

const entries: Readonly<Record<string, CallEntry>> = allCalls;

export const CALL_NAMES: readonly string[] = Object.keys(entries).sort();

export const entryOf = (name: string): CallEntry | undefined =>
  Object.prototype.hasOwnProperty.call(entries, name) ? entries[name] : undefined;

export function readCalls(text: string, report: Report): readonly CallFault[] {
  const faults = new Map<string, CallFault>();
  for (const part of text.split(',').filter(Boolean)) {
    const [call = '', effects = ''] = part.split(':');
    if (call !== ALL && !entryOf(call)) report(PROBLEMS.unknownCall(call));
    else if (faults.has(call)) report(PROBLEMS.twice(call));
    else {
      const fault = readEffects(call, effects, report);
      if (fault) faults.set(call, fault);
    }
  }
  return [...faults.values()];
}

function readEffects(call: string, text: string, report: Report): CallFault | undefined {
  let delayMs = 0;
  let failure: Failure | undefined;
  for (const effect of text.split('~')) {
    const delay = delayOf(effect);
    const failed = failureOf(effect);
    if (delay !== undefined && delayMs === 0) delayMs = delay;
    else if (failed && !failure) failure = failed;
    else report(PROBLEMS.badValue(`calls ${call}`, effect, EFFECTS));
  }
  return delayMs > 0 || failure ? { call, delayMs, failure } : undefined;
}

const EFFECTS = ['2000ms', 'network', 'timeout', 'http500', 'code10000005'];

function delayOf(text: string): number | undefined {
  const delay = Number(/^(\d{1,6})ms$/.exec(text)?.[1] ?? NaN);
  return delay > 0 && delay <= LONGEST_DELAY_MS ? delay : undefined;
}

/** undefined: invalid. */
export function failureOf(text: string): Failure | undefined {
  if (text === 'network' || text === 'timeout') return { kind: text };
  const status = /^http([45]\d\d)$/.exec(text)?.[1];
  if (status) return { kind: 'http', status: Number(status) };
  const code = /^code(\d{1,10})$/.exec(text)?.[1];
  return code ? { kind: 'code', code } : undefined;
}

function failureText(failure: Failure): string {
  if (failure.kind === 'http') return `http${failure.status}`;
  return failure.kind === 'code' ? `code${failure.code}` : failure.kind;
}

export const writeCalls = (faults: readonly CallFault[]): string =>
  faults
    .map(({ call, delayMs, failure }) => {
      const effects = [...(delayMs ? [`${delayMs}ms`] : []), ...(failure ? [failureText(failure)] : [])];
      return `${call}:${effects.join('~')}`;
    })
    .join(',');
