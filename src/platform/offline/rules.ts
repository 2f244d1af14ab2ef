/** The service worker's decisions; worker.ts executes them. Separate, so that tests need no browser. */
import { FRAME_PAGE_PATH } from '@/contract/links/values';
import { CACHE_REFRESH_PARAM } from '@/contract/shell';

/** Injected by config/service-worker.ts: the build of this service worker. */
export interface OfflineBuild {
  readonly id: string;
  /** H5 paths of the app's screens, all served by one document. */
  readonly pages: readonly string[];
  /** Files that the document itself loads; a document without them is of another build. */
  readonly entry: readonly string[];
  /** Files of the tabs, cached at install. */
  readonly shell: readonly string[];
  /** Every hashed file, cached on first use. */
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

/** network: not handled, such as calls, uploads and user files. */
export type Source = 'page' | 'asset' | 'network';

/** A content hash between two dots, as in the build's file names: such a file is immutable. */
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

/** The page was reloaded to bypass every cache, or its document has its own CSP. */
export function mustBeFresh(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return searchParams.has(CACHE_REFRESH_PARAM) || pathname === FRAME_PAGE_PATH;
}

/** Caches to delete: all but this build's and the previous one's, whose pages may still be open. */
export const outdatedOf = (oldestFirst: readonly string[], own: string): readonly string[] =>
  oldestFirst.filter((name) => name !== own).slice(0, -1);

/** A server error counts as a network failure if there is a fallback. */
export const isUsable = ({ status }: Pick<Answered, 'status'>): boolean => status < 500;

/** Only the file itself: no error, no redirect, no HTML in place of a script. */
export function isWorthKeeping({ status, type, redirected, contentType }: Answered, source: Source): boolean {
  const isHtml = contentType.startsWith('text/html');
  return status === 200 && type === 'basic' && !redirected && isHtml === (source === 'page');
}

/** During a release the worker and the document may be of different builds. */
export const isDocumentOf = (html: string, { entry }: OfflineBuild): boolean =>
  entry.every((file) => html.includes(file));

/** The first usable response; a source may have none, or fail. If none is usable, the last response or the last failure. */
export async function firstUsable<T>(
  sources: readonly (() => Promise<T | undefined>)[],
  isUsable: (answer: T) => boolean,
): Promise<T> {
  let found: (() => T) | undefined;
  for (const source of sources) {
    try {
      const answer = await source();
      if (answer === undefined) continue;
      if (isUsable(answer)) return answer;
      found = () => answer;
    } catch (error) {
      found ??= () => {
        throw error;
      };
    }
  }
  if (!found) throw new Error('No source answered');
  return found();
}
