/** What the service worker does with a request: decided here and done in worker.ts, so that tests need no browser. */
import { FRAME_PAGE_PATH } from '@/contract/links/values';
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

/** A content hash between two dots, as the build names its files: under that name nothing else will ever be. */
const HASHED = /^\/(js|css|static)\/.*\.[0-9a-f]{8}\.[a-z0-9]+$/;

export function sourceOf(
  { method, url, mode, hasRange }: AskedFor,
  origin: string,
  build: OfflineBuild,
): Source {
  const address = new URL(url);
  if (method !== 'GET' || hasRange || address.origin !== origin) return 'network';
  if (mode === 'navigate') return build.pages.includes(address.pathname) ? 'page' : 'network';
  return HASHED.test(address.pathname) ? 'asset' : 'network';
}

/** The page was started anew to get past every cache, or its document has a policy of its own. */
export function mustBeFresh(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return searchParams.has(CACHE_REFRESH_PARAM) || pathname === FRAME_PAGE_PATH;
}

/** Caches that no page needs any more: all but this build's and that of the build before, whose pages may be open. */
export const outdatedOf = (oldestFirst: readonly string[], own: string): readonly string[] =>
  oldestFirst.filter((name) => name !== own).slice(0, -1);

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
