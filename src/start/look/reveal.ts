/** Shows the images of a first paint after its text. Runs in the inline script. */
import { marked } from '@/components/look';
import { DEFERRED_SRC, DEFERRED_STYLE, DEFERRED_WIDTHS } from './layer';

const A_HAIR_LARGER = 'scale(1.006)';

/** Text first: images cost a slow phone half a second. Then the banner, which is the largest, then the others. */
export function revealPictures(look: ParentNode): void {
  const banner = look.querySelector<HTMLImageElement>(`${marked('track')} img`);
  enlarge(look, banner);
  const pictures = [...look.querySelectorAll<HTMLImageElement>(`img[${DEFERRED_SRC}]`)];
  const icons = [...look.querySelectorAll<HTMLElement>(`[${DEFERRED_STYLE}]`)];
  afterFrame(() => {
    // Measure all before showing the first: each shown image would force a layout.
    const inSight = pictures.filter(isInSight);
    const others = inSight.filter((picture) => picture !== banner);
    if (banner && others.length < inSight.length) showPicture(banner);
    icons.forEach((icon) => move(icon, DEFERRED_STYLE, 'style'));
    afterFrame(() => others.forEach(showPicture));
  });
}

const isInSight = (picture: Element): boolean => picture.getBoundingClientRect().top < window.innerHeight;

export function showPicture(picture: HTMLImageElement): void {
  // srcset first: setting src alone would start a request at once.
  if (picture.hasAttribute(DEFERRED_WIDTHS)) move(picture, DEFERRED_WIDTHS, 'srcset');
  move(picture, DEFERRED_SRC, 'src');
}

/** Renames an attribute; elements with a waiting attribute are hidden (shell.scss). */
export function move(element: Element, from: string, to: string): void {
  element.setAttribute(to, element.getAttribute(from) ?? '');
  element.removeAttribute(from);
}

/**
 * Makes the images of the layer slightly larger than those of the app: a larger image of the app would count as a new largest contentful
 * paint, seconds later. With a banner only that one: another image
 * of its size must not exceed it, for the same reason.
 */
function enlarge(look: ParentNode, banner: HTMLImageElement | null): void {
  const frame = banner?.closest(marked('track'))?.parentElement;
  const frames = frame ? [frame] : [...look.querySelectorAll('img')].map((picture) => picture.parentElement);
  frames.forEach((one) => one && (one.style.transform = A_HAIR_LARGER));
}

const afterFrame = (run: () => void): number => requestAnimationFrame(() => requestAnimationFrame(run));
