/**
 * The service worker of the H5 build: repeat starts need no network, and offline starts show cached data. It caches the app's own files
 * only, no user data. Built by config/service-worker.ts; how to retire it: docs/operations.md.
 */
import { OFFLINE_CACHE_PREFIX, REFRESH_DOCUMENT } from '@/contract/offline';
import {
  firstUsable,
  isDocumentOf,
  isUsable,
  isWorthKeeping,
  mustBeFresh,
  outdatedOf,
  sourceOf,
  type Source,
  type OfflineBuild,
} from './rules';

declare const __OFFLINE_BUILD__: OfflineBuild;

const build = __OFFLINE_BUILD__;
const worker = self as unknown as WorkerScope;
const cacheName = `${OFFLINE_CACHE_PREFIX}${build.id}`;

/** The single document, cached without any page's query, which may be private. */
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
  // A worker of an earlier build enabled it; this one does not use its response.
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
  // Includes the previous build's cache: its pages may still be open, and the server may no longer have its files.
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (deserves(response, 'asset') && build.assets.includes(new URL(request.url).pathname)) {
    const cache = await openCache();
    // If storage is full, go on without caching.
    event.waitUntil(cache.put(request, response.clone()).catch(() => undefined));
  }
  return response;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => {
  // A document of another build brings its own worker; offline keep this one.
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

/** The parts of the service worker API used here; TypeScript's library for them excludes the DOM's. */

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
