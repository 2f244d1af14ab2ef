/** HTTP calls to external services, with a timeout, JSON and a single error type. */
import { ProviderError } from './error';

const TIMEOUT_MS = 8_000;

/** fetch; injected, so that tests need no network. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** Code of a success whose body cannot be read. */
export const NOT_JSON = 'answer is not JSON';

/** Measures what is asked of an outside service, under its name. */
export type Measure = (gateway: string, ask: () => Promise<Response>) => Promise<Response>;

/** A DOMException, which is not an instance of Error in every environment. */
export const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';

export async function callJson(
  provider: string,
  fetchFrom: Fetch,
  url: string,
  init: RequestInit = {},
  timeoutMs = TIMEOUT_MS,
): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetchFrom(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw new ProviderError(provider, isTimeout(error) ? 'timeout' : 'unreachable');
  }
  if (!answer.ok) throw new ProviderError(provider, `http ${answer.status}`);
  const body = await answer.text();
  try {
    return body === '' ? null : (JSON.parse(body) as unknown);
  } catch {
    throw new ProviderError(provider, NOT_JSON);
  }
}

export const postJson = (body: unknown, token: string | null): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  },
  body: JSON.stringify(body),
});
