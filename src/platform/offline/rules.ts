/** What the service worker does with a request: decided here and done in worker.ts, so that tests need no browser. */
import { CACHE_REFRESH_PARAM } from '@/contract/shell';

/** Put in place by config/service-worker.ts: the build that this service worker came with. */
export interface OfflineBuild {
  readonly id: string;
  /** H5 paths of the app's screens: one document serves them all. */
  readonly pages: readonly string[];
  /** Loaded by the document itself; a document without them is of another build. */
  readonly entry: readonly string[];
  /** What the tabs need, kept from the start. */
  readonly shell: readonly string[];
  /** Every file whose name holds its hash, kept when it was first used. */
  readonly assets: readonly string[];
}

export interface AskedFor {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly hasRange: boolean;
}

export interface Answered {
  readonly status: number;
  readonly type: string;
  readonly redirected: boolean;
  readonly contentType: string;
}

/** network: not ours to touch, as every call, upload and file of a user. */
export type Source = 'page' | 'asset' | 'network';

/** As long as a parent waits for a fresh document where an older one is at hand. */
const PATIENCE_MS = 3000;

export function sourceOf(
  { method, url, mode, hasRange }: AskedFor,
  origin: string,
  build: OfflineBuild,
): Source {
  const address = new URL(url);
  if (method !== 'GET' || hasRange || address.origin !== origin) return 'network';
  if (mode === 'navigate') return build.pages.includes(address.pathname) ? 'page' : 'network';
  return build.assets.includes(address.pathname) ? 'asset' : 'network';
}

/** Undefined: until the network has spoken, since the page was started anew to get past every cache. */
export function patienceFor(url: string): number | undefined {
  return new URL(url).searchParams.has(CACHE_REFRESH_PARAM) ? undefined : PATIENCE_MS;
}

/** A server that fails is a network that fails, where there is something else to show. */
export const isUsable = ({ status }: Pick<Answered, 'status'>): boolean => status < 500;

/** Nothing but the file itself: no error, no other address's answer, no page in place of a script. */
export function isWorthKeeping({ status, type, redirected, contentType }: Answered, source: Source): boolean {
  const isHtml = contentType.startsWith('text/html');
  return status === 200 && type === 'basic' && !redirected && isHtml === (source === 'page');
}

/** Between two releases the worker and the document may come from different ones. */
export const isDocumentOf = (html: string, { entry }: OfflineBuild): boolean =>
  entry.every((file) => html.includes(file));
