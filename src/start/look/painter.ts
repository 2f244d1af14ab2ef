/**
 * Inline script that runs before anything else: paints the stored snapshot or the guest home. Kept to what most pages need; the rest is
 * painter-rest.ts. Built and inlined by config/first-paint.ts. An error here must never break the page.
 */
import { GUEST_TEMPLATE, PAINT_TEMPLATE } from '@/contract/first-paint';
import { add, openedHere, showLayer, style, unlessItFails } from './document-layer';
import { OLD_MARK } from './layer';
import { revealPictures } from './reveal';
import { whatIsKnown, type PaintedBuild } from './rules';
import type { Snapshot } from '@/platform/first-paint';

declare const __FIRST_PAINT__: PaintedBuild;

function paint(): void {
  const found = whatIsKnown(openedHere(), __FIRST_PAINT__);
  if (found?.kind === 'kept') showLayer((root) => fillKept(root, found.paint, found.isOfToday));
  if (found?.kind !== 'guest') return;
  // The template follows further down in the document.
  const show = () => unlessItFails(() => showGuest(found.isStripClosed));
  Object.assign(window, { [PAINT_TEMPLATE]: show });
}

function fillKept(root: ShadowRoot, { html, css }: Snapshot, isOfToday: boolean): void {
  root.appendChild(style(css));
  const page = add(root, `first-paint__page ${isOfToday ? '' : OLD_MARK}`);
  page.innerHTML = html;
  revealPictures(page);
}

/** No template if the backend renders none or failed to. */
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
