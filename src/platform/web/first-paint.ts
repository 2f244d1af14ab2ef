import { GUEST_DATA } from '@/contract/first-paint';
import { addressOf } from '../first-paint/latest';
import { LAYER } from '../first-paint/layer';
import { nextTask } from '../first-paint/next-task';
import { LOGS_IN } from '../first-paint/rules';
import type { FirstPaint } from '../first-paint/types';
import { keyValues } from '../key-values';

/** A picture that does not come must not hold the page up. */
const PATIENCE_MS = 4000;
/** Whoever touches wants the page and not its picture. */
const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

const KEPT_PREFIX = 'wandou.kept.';

/** undefined: nothing is drawn in slices. */
let drawing: Promise<void> | undefined;

/** What waited for it has a task each: together they would hold a finger up. */
export const whenDrawn = (): Promise<void> | undefined => drawing?.then(nextTask);

const store = keyValues(() => window.localStorage);

let isGone: () => void = () => undefined;
const gone = new Promise<void>((resolve) => (isGone = resolve));

function leave(): void {
  document.getElementById(LAYER)?.remove();
  whenIdle(isGone);
}

/** A phone that is never idle does it all the same. */
const MOST_IDLE_WAIT_MS = 1000;
const A_MOMENT_MS = 100;

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: MOST_IDLE_WAIT_MS });
  // Safari.
  else setTimeout(run, A_MOMENT_MS);
}

export const webFirstPaint: FirstPaint = {
  leave,

  gone: () => gone,

  isUp: () => document.getElementById(LAYER) !== null,

  turn: () => (webFirstPaint.isUp() ? nextTask() : Promise.resolve()),

  draw() {
    if (!webFirstPaint.isUp()) return () => undefined;
    let stands = (): void => undefined;
    drawing = new Promise((resolve) => (stands = resolve));
    return () => {
      drawing = undefined;
      stands();
    };
  },

  standBy() {
    TOUCHES.forEach((type) => window.addEventListener(type, leave, { once: true, passive: true }));
  },

  handOver() {
    if (!webFirstPaint.isUp()) return leave();
    setTimeout(leave, PATIENCE_MS);
    // A frame later everything has its place.
    requestAnimationFrame(() => void picturesInSight().then(() => requestAnimationFrame(leave)));
  },

  adopt() {
    const text = document.getElementById(GUEST_DATA)?.textContent;
    if (!text) return;
    const kept = JSON.parse(text) as Readonly<Record<string, string>>;
    // A document of the service worker's is from the last start, or older than that.
    const isNew = !navigator.serviceWorker?.controller;
    // What the parent did with the strip counts; what home looked like is newer here.
    for (const [key, value] of Object.entries(kept))
      if ((isNew && key.startsWith(KEPT_PREFIX)) || store.get(key) === null) store.set(key, value);
  },

  async take(page) {
    const { takePaint } = await import('../first-paint/snapshot');
    return takePaint(document.querySelector(`#app .taro_page_show .tab-shell--${page}`));
  },

  async takeLatest(page) {
    const { search } = window.location;
    if (LOGS_IN.test(search)) return undefined;
    const { takePaint } = await import('../first-paint/snapshot');
    const paint = await takePaint(screenInFront());
    return paint && window.location.search === search
      ? { ...paint, address: addressOf(page, search) }
      : undefined;
  },
};

/** Pages that one can go back to stand before it, hidden. */
const screenInFront = (): Element | null =>
  [...document.querySelectorAll('#app .screen')].filter((one) => one.getClientRects().length > 0).pop() ??
  null;

/** Broken ones have their place, too. */
async function picturesInSight(): Promise<void> {
  const seen = [...document.querySelectorAll<HTMLImageElement>('#app .taro_page_show img')].filter(
    (image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    },
  );
  await Promise.all(seen.map((image) => image.decode?.().catch(() => undefined)));
}
