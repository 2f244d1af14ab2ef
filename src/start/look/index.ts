import { markedPage } from '@/components/look';
import { GUEST_DATA } from '@/contract/first-paint';
import type { FirstPaint } from '@/platform/first-paint';
import { keyValues } from '@/platform/key-values';
import { LAYER } from './layer';
import { onTaps, takeTaps } from './taps';

/** Timeout for images. */
const PATIENCE_MS = 4000;
const KEPT_PREFIX = 'wandou.kept.';
/** Timeout for phones that are never idle. */
const MOST_IDLE_WAIT_MS = 1000;
const A_MOMENT_MS = 100;

const store = keyValues(() => window.localStorage);
let resolveRemoved: () => void = () => undefined;
const removed = new Promise<void>((resolve) => (resolveRemoved = resolve));

takeTaps();

/** The app's access to the layer that the document painted (painter.ts). */
export const firstPaint: FirstPaint = {
  remove() {
    document.getElementById(LAYER)?.remove();
    whenIdle(resolveRemoved);
  },

  whenRemoved: () => removed,

  reveal() {
    if (!document.getElementById(LAYER)) return firstPaint.remove();
    setTimeout(firstPaint.remove, PATIENCE_MS);
    // Layout is settled a frame later.
    requestAnimationFrame(() => void picturesInSight().then(() => requestAnimationFrame(firstPaint.remove)));
  },

  hydrateCache() {
    const text = document.getElementById(GUEST_DATA)?.textContent;
    if (!text) return;
    const kept = JSON.parse(text) as Readonly<Record<string, string>>;
    // A document served by the service worker is from the last start or older.
    const isNew = !navigator.serviceWorker?.controller;
    // The strip as dismissed by the parent wins over the document; the home data of a fresh document is newer than the stored one.
    for (const [key, value] of Object.entries(kept))
      if ((isNew && key.startsWith(KEPT_PREFIX)) || store.get(key) === null) store.set(key, value);
  },

  async capture(page) {
    const { takePaint } = await import('./snapshot');
    const found = document.querySelector(`#app ${markedPage(page)}`);
    // Another page may be in front by now, and this one hidden.
    return takePaint(found && found.getClientRects().length > 0 ? found : null);
  },

  onTap: onTaps,
};

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: MOST_IDLE_WAIT_MS });
  // Safari has no requestIdleCallback.
  else setTimeout(run, A_MOMENT_MS);
}

/** Visible images, decoded; broken ones count as done. */
async function picturesInSight(): Promise<void> {
  const seen = [...document.querySelectorAll<HTMLImageElement>('#app img')].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight && image.getClientRects().length > 0;
  });
  await Promise.all(seen.map((image) => image.decode?.().catch(() => undefined)));
}
