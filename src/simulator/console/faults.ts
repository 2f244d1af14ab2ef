import { writeEnvelope } from '@/contract/helpers';
import type { CallEntry } from '@/contract/define';
import { ALL, CALL_NAMES, entryOf, type CallFault } from './calls';
import { FAULTS } from './texts';

interface FaultyPage {
  fetch: typeof fetch;
  setTimeout(run: () => void, milliseconds: number): unknown;
  readonly location: { readonly href: string };
}

/** Delays or fails the page's calls as configured from now on; other requests are unaffected. */
export function installFaults(page: FaultyPage, faults: readonly CallFault[]): void {
  if (faults.length === 0) return;
  const real = page.fetch.bind(page);
  page.fetch = (input, init) => {
    const address = typeof input === 'object' && 'url' in input ? input.url : String(input);
    const { pathname } = new URL(address, page.location.href);
    const called = callOf(pathname, init?.method ?? 'GET');
    const fault = called && faultOf(faults, called);
    if (!fault) return real(input, init);
    const signal = init?.signal ?? undefined;
    return pause(page, fault.delayMs, signal).then(
      () => failed(called.entry, fault, signal) ?? real(input, init),
    );
  };
}

interface Called {
  readonly names: readonly string[];
  readonly entry: CallEntry;
}

/** Calls may share an address: a fault of either applies. */
function callOf(pathname: string, method: string): Called | undefined {
  const names = CALL_NAMES.filter((name) => {
    const entry = entryOf(name);
    return entry?.method === method && pathname.endsWith(entry.path);
  });
  const entry = entryOf(names[0] ?? '');
  return entry && { names, entry };
}

/** A call's own fault takes precedence over `all`. Tracked events are not part of `all`: they would fail endlessly. */
function faultOf(faults: readonly CallFault[], { names, entry }: Called): CallFault | undefined {
  const own = faults.find(({ call }) => names.includes(call));
  const ofAll = entry.service === 'tracking' ? undefined : faults.find(({ call }) => call === ALL);
  return own ?? ofAll;
}

function failed(
  entry: CallEntry,
  { failure }: CallFault,
  signal: AbortSignal | undefined,
): Promise<Response> | undefined {
  switch (failure?.kind) {
    case undefined:
      return undefined;
    case 'network':
      return Promise.reject(new TypeError('Failed to fetch'));
    case 'timeout':
      return new Promise((_resolve, reject) => onAbort(signal, reject));
    case 'http':
      return Promise.resolve(new Response('', { status: failure.status }));
    case 'code': {
      const answer = { code: failure.code, message: FAULTS.message, data: null };
      return Promise.resolve(new Response(JSON.stringify(writeEnvelope(entry.service, answer))));
    }
  }
}

function pause(page: FaultyPage, milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    onAbort(signal, reject);
    if (milliseconds > 0) page.setTimeout(resolve, milliseconds);
    else resolve();
  });
}

function onAbort(signal: AbortSignal | undefined, reject: (reason: Error) => void): void {
  const stop = (): void => reject(new TypeError('Aborted'));
  if (signal?.aborted) stop();
  else signal?.addEventListener('abort', stop, { once: true });
}
