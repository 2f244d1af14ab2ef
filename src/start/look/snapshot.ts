/** A snapshot of the current page as self-contained markup, painted first at the next start (painter.ts). */
import { LEADS_TO, LOOK, marked } from '@/components/look';
import type { Snapshot } from '@/platform/first-paint';
import { BUILD_META, dayOf, DEFERRED_SRC, DEFERRED_STYLE, TODAY_MARK, USABLE, WAITS_MARK } from './layer';
import { inlinePictures } from './pictures';
import { stylesOf } from './prune';
import { move } from './reveal';

const KEPT_ATTRIBUTES = ['class', 'style', 'src', 'alt', LOOK];

/** `page` as marked by the tab page; undefined: no page, or it is scrolled. */
export async function takePaint(page: Element | null): Promise<Snapshot | undefined> {
  const build = document.querySelector(`meta[name="${BUILD_META}"]`)?.getAttribute('content');
  if (!page || !build || page.getBoundingClientRect().top !== 0) return undefined;
  const originals = new Map<Element, Element>();
  const copy = copyOf(page, originals);
  if (!copy) return undefined;
  // On another day only its place is shown: what is below stays where it was.
  copy.querySelectorAll(marked('today')).forEach((one) => one.setAttribute(TODAY_MARK, ''));
  await inlinePictures(copy, originals);
  wait(copy);
  const html = copy.outerHTML;
  return {
    build,
    day: dayOf(new Date()),
    width: document.documentElement.clientWidth,
    html: inAscii(html),
    css: stylesOf(html, documentStyles()),
  };
}

/** Browsers store ASCII-only text in half the bytes, all of which the next start reads before it paints. */
const inAscii = (html: string): string => html.replace(/[^\0-\x7f]/gu, (sign) => `&#${sign.codePointAt(0)};`);

/** Leaves out what is off-screen and what must not be stored. Elements that navigate become links. */
function copyOf(element: Element, originals: Map<Element, Element>): Element | undefined {
  const place = element.getBoundingClientRect();
  const { width, height } = place;
  if (isOffScreen(element, place) || element.matches(marked('left-out'))) return undefined;
  // Only an element without a size can be `display: none`: this avoids most getComputedStyle calls.
  if (width === 0 && height === 0 && getComputedStyle(element).display === 'none') return undefined;
  const copy = emptyCopyOf(element);
  if (element.matches(marked('track'))) copy.removeAttribute('style');
  if (element.matches(marked('private'))) {
    copy.style.width = `${width}px`;
    copy.style.height = `${height}px`;
    copy.style.visibility = 'hidden';
    return copy;
  }
  for (const child of [...element.childNodes]) {
    const inside = child instanceof Element ? copyOf(child, originals) : isText(child) && child.cloneNode();
    if (inside) copy.appendChild(inside);
  }
  originals.set(copy, element);
  return copy;
}

const isText = ({ nodeType }: Node): boolean => nodeType === Node.TEXT_NODE;

function emptyCopyOf(element: Element): HTMLElement {
  // Links cannot be nested.
  const isInner = element.parentElement?.closest(`[${LEADS_TO}]`);
  const address = isInner ? null : element.getAttribute(LEADS_TO);
  const copy = document.createElement(address === null ? element.localName : 'a');
  for (const { name, value } of [...element.attributes])
    if (KEPT_ATTRIBUTES.includes(name)) copy.setAttribute(name, value);
  if (address !== null) copy.setAttribute('href', address);
  else if (!isInner && element.matches(USABLE)) copy.setAttribute(WAITS_MARK, '');
  return copy;
}

/** The tab bar is laid out below the page but fixed on the screen. */
function isOffScreen(element: Element, { top, bottom, height }: DOMRect): boolean {
  const isBelow = top >= window.innerHeight && !element.matches(marked('fixed'));
  return isBelow || (height > 0 && bottom <= 0);
}

/** Images and icons wait until reveal.ts shows them. */
function wait(copy: Element): void {
  copy.querySelectorAll('img').forEach((picture) => move(picture, 'src', DEFERRED_SRC));
  copy.querySelectorAll('[style*="--glyph"]').forEach((icon) => move(icon, 'style', DEFERRED_STYLE));
}

/** Cross-origin style sheets cannot be read. */
const documentStyles = (): string =>
  [...document.styleSheets]
    .filter(({ href }) => !href || new URL(href).origin === window.location.origin)
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join('');
