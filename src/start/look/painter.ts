/**
 * Runs in the document, before anything of the program is there, and before what most pages need (painter-rest.ts): paints what
 * is known already. config/first-paint.ts builds it and puts it in. Whatever goes wrong here must not cost the page: it is then
 * as empty as without.
 */
import { GUEST_TEMPLATE, PAINT_TEMPLATE } from '@/contract/first-paint';
import { add, openedHere, showLayer, style, unlessItFails } from './document-layer';
import { OLD_MARK } from './layer';
import { revealPictures } from './reveal';
import { whatIsKnown, type PaintedBuild } from './rules';
import type { KeptPaint } from '@/platform/first-paint';

declare const __FIRST_PAINT__: PaintedBuild;

function paint(): void {
  const found = whatIsKnown(openedHere(), __FIRST_PAINT__);
  if (found?.kind === 'kept') showLayer((root) => fillKept(root, found.paint, found.isOfToday));
  if (found?.kind !== 'guest') return;
  // The document holds it a few lines further down.
  const show = () => unlessItFails(() => showGuest(found.isStripClosed));
  Object.assign(window, { [PAINT_TEMPLATE]: show });
}

function fillKept(root: ShadowRoot, { html, css }: KeptPaint, isOfToday: boolean): void {
  root.appendChild(style(css));
  const page = add(root, `first-paint__page ${isOfToday ? '' : OLD_MARK}`);
  page.innerHTML = html;
  revealPictures(page);
}

/** Without it there is nothing to show: a backend that renders none, or one that could not. */
function showGuest(isStripClosed: boolean): void {
  const guest = document.getElementById(GUEST_TEMPLATE);
  if (!(guest instanceof HTMLTemplateElement)) return;
  const { content } = guest;
  if (isStripClosed) content.querySelector('.download-strip')?.remove();
  showLayer((root) => {
    revealPictures(content);
    root.appendChild(content);
  });
}

unlessItFails(paint);
