/** Shared by the H5 build's service worker and the backend that serves it. */

export const SERVICE_WORKER_PATH = '/sw.js';

/** Prefix of the service worker's caches, followed by the build id. */
export const OFFLINE_CACHE_PREFIX = 'wandou-offline-';

/** Message from a page to the service worker once it has loaded: the cached document may be refreshed. */
export const REFRESH_DOCUMENT = 'refresh-document';
