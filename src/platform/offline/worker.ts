/**
 * The service worker of the H5 build: a second start waits for no network, and one without a network shows what the device
 * kept. It holds the app's own files and nothing of anybody. config/service-worker.ts builds it, docs/operations.md ends it.
 */
import { OFFLINE_CACHE_PREFIX, REFRESH_DOCUMENT } from '@/contract/offline';
import { firstUsable } from './first-usable';
import {
  isDocumentOf,
  isUsable,
  isWorthKeeping,
  mustBeFresh,
  outdatedOf,
  sourceOf,
  type Source,
} from './rules';
import type { OfflineBuild } from './rules';

declare const __OFFLINE_BUILD__: OfflineBuild;

const build = __OFFLINE_BUILD__;
const worker = self as unknown as WorkerScope;
const cacheName = `${OFFLINE_CACHE_PREFIX}${build.id}`;

/** The one document, without the query of any page: what stands there is nobody's to keep. */
const DOCUMENT = '/';

const openCache = (): Promise<Cache> => caches.open(cacheName);

const deserves = ({ status, type, redirected, headers }: Response, source: Source): boolean =>
  isWorthKeeping({ status, type, redirected, contentType: headers.get('content-type') ?? '' }, source);

async function install(): Promise<void> {
  const cache = await openCache();
  await Promise.all([keepDocument(cache), ...build.shell.map((path) => keepAsset(cache, path))]);
  await worker.skipWaiting();
}

async function keepDocument(cache: Cache): Promise<void> {
  const response = await fetch(DOCUMENT, { cache: 'no-store' });
  const html = await response.clone().text();
  if (!deserves(response, 'page') || !isDocumentOf(html, build))
    throw new Error('The document is not of this build');
  await cache.put(DOCUMENT, response);
}

async function keepAsset(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path)) return;
  const response = await fetch(path);
  if (!deserves(response, 'asset')) throw new Error(`${path} is not to be had`);
  await cache.put(path, response);
}

async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OFFLINE_CACHE_PREFIX));
  await Promise.all(outdatedOf(names, cacheName).map((name) => caches.delete(name)));
  // A worker of an earlier build asked for it, and nothing here would read its answer.
  await worker.registration.navigationPreload?.disable();
  await worker.clients.claim();
}

function page({ request }: FetchingEvent): Promise<Response> {
  const kept = async () => (await openCache()).match(DOCUMENT, { ignoreVary: true });
  const fresh = () => fetch(request);
  return firstUsable(mustBeFresh(request.url) ? [fresh, kept] : [kept, fresh], isUsable);
}

async function asset(event: FetchingEvent): Promise<Response> {
  const { request } = event;
  // Of the build before, too: its pages may still be open, and the server may have its files no more.
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (deserves(response, 'asset') && build.assets.includes(new URL(request.url).pathname)) {
    const cache = await openCache();
    // A full device goes on without.
    event.waitUntil(cache.put(request, response.clone()).catch(() => undefined));
  }
  return response;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => {
  // One of another build comes with a worker of its own; without a network this one stays.
  if (event.data === REFRESH_DOCUMENT)
    event.waitUntil(
      openCache()
        .then(keepDocument)
        .catch(() => undefined),
    );
});
worker.addEventListener('fetch', (event) => {
  const { method, url, mode, headers } = event.request;
  const source = sourceOf(
    { method, url, mode, hasRange: headers.has('range') },
    worker.location.origin,
    build,
  );
  if (source === 'page') event.respondWith(page(event));
  if (source === 'asset') event.respondWith(asset(event));
});

/** What this project uses of a service worker's surroundings; TypeScript has them in a library that excludes the page's. */

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchingEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface MessageEvent extends WaitingEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  readonly install: WaitingEvent;
  readonly activate: WaitingEvent;
  readonly fetch: FetchingEvent;
  readonly message: MessageEvent;
}

interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { disable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener<E extends keyof WorkerEvents>(name: E, listener: (event: WorkerEvents[E]) => void): void;
}
