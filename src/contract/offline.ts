/** What the service worker of the H5 build and the backend that serves it agree on. */

export const SERVICE_WORKER_PATH = '/sw.js';

/** Of every cache that the service worker makes; a build's own follows. */
export const OFFLINE_CACHE_PREFIX = 'wandou-offline-';

/** What a page says to the service worker once it is done with its own: the document that is kept may be renewed. */
export const REFRESH_DOCUMENT = 'refresh-document';
