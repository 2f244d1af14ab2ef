/** What both scripts of the document share: who opens what, and the layer that they fill. */
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

/** Of a painted link. The layer itself lets taps through to the page below. */
const LINKS = 'a{display:block;color:inherit;text-decoration:none;pointer-events:auto}';

export function showLayer(fill: (root: ShadowRoot) => void): void {
  const layer = document.createElement('div');
  layer.id = LAYER;
  // The program says the same again, and then it can be used.
  layer.setAttribute('aria-hidden', 'true');
  // Closed: its styles are its own, and no script takes what it shows for the page.
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

/** Storage that is forbidden, a value that nobody knows: the page shows itself a second later. */
export function unlessItFails(run: () => void): void {
  try {
    run();
  } catch {
    // What stands there is the page without.
  }
}
