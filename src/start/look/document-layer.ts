/** Shared by both inline scripts: the context of the visit and the layer they fill. */
import { dayOf, LAYER, LAYER_STYLES } from './layer';
import type { Opened } from './rules';
import { watchTaps } from './taps';

export const openedHere = (): Opened => ({
  path: window.location.pathname,
  query: window.location.search,
  userAgent: navigator.userAgent,
  width: document.documentElement.clientWidth,
  day: dayOf(new Date()),
  kept: (name) => window.localStorage.getItem(`wandou.${name}`),
});

/** Links of the layer take taps; the layer itself lets them through to the page below. */
const LINKS = 'a{display:block;color:inherit;text-decoration:none;pointer-events:auto}';

export function showLayer(fill: (root: ShadowRoot) => void): void {
  const layer = document.createElement('div');
  layer.id = LAYER;
  // The app renders the same content, accessible and usable.
  layer.setAttribute('aria-hidden', 'true');
  // Closed: its styles are isolated, and no script mistakes its content for the page.
  const root = layer.attachShadow({ mode: 'closed' });
  root.appendChild(style((document.getElementById(LAYER_STYLES)?.textContent ?? '') + LINKS));
  fill(root);
  watchTaps(root);
  document.body.appendChild(layer);
}

export function style(text: string): HTMLStyleElement {
  const element = document.createElement('style');
  element.textContent = text;
  return element;
}

export function add(parent: Node, className: string, text = ''): HTMLElement {
  const box = document.createElement('div');
  box.className = className;
  box.textContent = text;
  return parent.appendChild(box);
}

/** Storage may be forbidden, or a value may be malformed: the page then renders without a first paint. */
export function unlessItFails(run: () => void): void {
  try {
    run();
  } catch {
    // Go on without a first paint.
  }
}
