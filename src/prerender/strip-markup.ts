/** Reduces rendered markup to what a first paint needs: each element costs time on a slow phone. */
import { parse, type HTMLElement } from 'node-html-parser';
import { LEADS_TO, LOOK, marked } from '@/components/look';
import { DEFERRED_SRC, DEFERRED_STYLE, DEFERRED_WIDTHS, USABLE, WAITS_MARK } from '@/start/look/layer';

const KEPT = [
  'class',
  'style',
  'sizes',
  LOOK,
  DEFERRED_SRC,
  DEFERRED_STYLE,
  DEFERRED_WIDTHS,
  WAITS_MARK,
  'href',
  'alt',
];

/** `html` as React renders it. Elements that navigate become links; images and icons wait (reveal.ts). */
export function stripMarkup(html: string): string {
  const page = parse(html);
  page.querySelectorAll(marked('left-out')).forEach((one) => one.remove());
  // Inputs cannot be used yet: keep their frame only.
  page.querySelectorAll(marked('field')).forEach((field) => field.set_content(''));
  page.querySelectorAll(marked('section')).forEach((section, index) => index > 0 && section.remove());
  page.querySelectorAll(USABLE).forEach(link);
  page.querySelectorAll('img').forEach((picture) => {
    rename(picture, 'src', DEFERRED_SRC);
    rename(picture, 'srcset', DEFERRED_WIDTHS);
    // A broken image shows as empty space.
    picture.setAttribute('alt', '');
  });
  page.querySelectorAll('[style*="--glyph"]').forEach((icon) => rename(icon, 'style', DEFERRED_STYLE));
  page.querySelectorAll('*').forEach((one) => {
    for (const name of Object.keys(one.attributes)) if (!KEPT.includes(name)) one.removeAttribute(name);
  });
  return page.toString();
}

function link(one: HTMLElement): void {
  // Links cannot be nested.
  if (one.parentNode.closest('a')) return;
  const address = one.getAttribute(LEADS_TO);
  if (address === undefined) return void one.setAttribute(WAITS_MARK, '');
  one.rawTagName = 'a';
  one.setAttribute('href', address);
}

function rename(element: HTMLElement, from: string, to: string): void {
  // React writes `srcSet`.
  const name = Object.keys(element.attributes).find((one) => one.toLowerCase() === from);
  if (name === undefined) return;
  element.setAttribute(to, element.getAttribute(name) ?? '');
  element.removeAttribute(name);
}
