import { REFRESH_DOCUMENT, SERVICE_WORKER_PATH } from '@/contract/offline';
import { Runtime } from '@/contract/host';

/** The first page and its calls have priority. */
const DELAY_MS = 2000;

/**
 * Whether the app's files are cached for offline use. Not in the native apps, which cache the page themselves (and whose web view would
 * bypass them for a worker's requests), nor in a mini program's web view, which needs a fresh token to open at all.
 */
export const keepsOffline = (runtime: Runtime, insideMiniProgram: boolean): boolean =>
  process.env.NODE_ENV === 'production' &&
  !insideMiniProgram &&
  (runtime === Runtime.web || runtime === Runtime.weixinWeb);

/** Without a service worker, or if registration fails, the app works as before. */
export function keepOffline(): void {
  // Undefined in a browser without it, and where it is switched off.
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return;
  const register = (): void => {
    const { controller } = serviceWorker;
    serviceWorker
      .register(SERVICE_WORKER_PATH)
      // What is registered already is not compared again, and the browser's own check may come much later.
      .then((registration) => controller && registration.update())
      .catch(() => undefined);
    controller?.postMessage(REFRESH_DOCUMENT);
  };
  const soon = (): void => void setTimeout(register, DELAY_MS);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
