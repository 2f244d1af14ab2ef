import { writeEnvelope } from '@/contract/helpers';
import type { CallEntry } from '@/contract/define';
import { ALL, type CallFault } from './calls';
import { calledBy, type Address, type Called, type Init, type Send, type Signal } from './send';
import { FAULTS } from './texts';

interface FaultyPage {
  fetch: typeof fetch;
  setTimeout(run: () => void, milliseconds: number): unknown;
}

/** Delays or fails the page's calls as configured from now on; other requests are unaffected. */
export function installFaults(page: FaultyPage, faults: readonly CallFault[]): void {
  if (faults.length === 0) return;
  page.fetch = withFaults(page.fetch.bind(page), faults, {
    answer: (status, text) => new Response(text, { status }),
    setTimeout: (run, milliseconds) => page.setTimeout(run, milliseconds),
  });
}

interface Means<R> {
  answer(status: number, text: string): R;
  setTimeout(run: () => void, milliseconds: number): unknown;
}

export function withFaults<A extends Address, I extends Init, R>(
  real: Send<A, I, R>,
  faults: readonly CallFault[],
  means: Means<R>,
): Send<A, I, R> {
  return (input, init) => {
    const called = calledBy(input, init);
    const fault = called && faultOf(faults, called);
    if (!fault) return real(input, init);
    const signal = init?.signal ?? undefined;
    return pause(means, fault.delayMs, signal).then(
      () => failed(means, called.entry, fault, signal) ?? real(input, init),
    );
  };
}

/** A call's own fault takes precedence over `all`. Tracked events are not part of `all`: they would fail endlessly. */
function faultOf(faults: readonly CallFault[], { names, entry }: Called): CallFault | undefined {
  const own = faults.find(({ call }) => names.includes(call));
  const ofAll = entry.service === 'tracking' ? undefined : faults.find(({ call }) => call === ALL);
  return own ?? ofAll;
}

function failed<R>(
  { answer }: Means<R>,
  entry: CallEntry,
  { failure }: CallFault,
  signal: Signal | undefined,
): Promise<R> | undefined {
  switch (failure?.kind) {
    case undefined:
      return undefined;
    case 'network':
      return Promise.reject(new TypeError('Failed to fetch'));
    case 'timeout':
      return new Promise((_resolve, reject) => onAbort(signal, reject));
    case 'http':
      return Promise.resolve(answer(failure.status, ''));
    case 'code': {
      const refusal = { code: failure.code, message: FAULTS.message, data: null };
      return Promise.resolve(answer(200, JSON.stringify(writeEnvelope(entry.service, refusal))));
    }
  }
}

function pause<R>(means: Means<R>, milliseconds: number, signal: Signal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    onAbort(signal, reject);
    if (milliseconds > 0) means.setTimeout(resolve, milliseconds);
    else resolve();
  });
}

function onAbort(signal: Signal | undefined, reject: (reason: Error) => void): void {
  const stop = (): void => reject(new TypeError('Aborted'));
  if (signal?.aborted) stop();
  else signal?.addEventListener('abort', stop, { once: true });
}
