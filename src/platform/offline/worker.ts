/**
 * The service worker of the H5 build: without a network, the app still starts, and its screens show what the device kept.
 * It holds the app's own files and nothing of anybody. config/service-worker.ts builds it, docs/operations.md ends it.
 */
import { OFFLINE_CACHE_PREFIX } from '@/contract/offline';
import { inTime } from './in-time';
import { isDocumentOf, isUsable, isWorthKeeping, patienceFor, sourceOf, type Source } from './rules';
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
  const names = await caches.keys();
  const outdated = names.filter((name) => name.startsWith(OFFLINE_CACHE_PREFIX) && name !== cacheName);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  // The document is on its way while the worker still starts.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

function page(event: FetchingEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  const network = Promise.resolve(preloadResponse).then((early) => early ?? fetch(request));
  event.waitUntil(network.catch(() => undefined));
  const kept = async () => (await openCache()).match(DOCUMENT, { ignoreVary: true });
  return inTime(network, kept, { isUsable, patienceMs: patienceFor(request.url) });
}

async function asset(event: FetchingEvent): Promise<Response> {
  const { request } = event;
  const cache = await openCache();
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (deserves(response, 'asset')) {
    // A full device goes on without.
    event.waitUntil(cache.put(request, response.clone()).catch(() => undefined));
  }
  return response;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
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
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  readonly install: WaitingEvent;
  readonly activate: WaitingEvent;
  readonly fetch: FetchingEvent;
}

interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener<E extends keyof WorkerEvents>(name: E, listener: (event: WorkerEvents[E]) => void): void;
}
