/** How the pictures of a first look come: after its words, in the document's own script. */
import { marked } from '@/components/look';
import { LATER_SRC, LATER_STYLE, LATER_WIDTHS } from './layer';

const A_HAIR_LARGER = 'scale(1.006)';

/** Words first: drawings cost a slow phone half a second. Then the banner, which is the largest, then the others. */
export function revealPictures(look: ParentNode): void {
  const banner = look.querySelector<HTMLImageElement>(`${marked('track')} img`);
  enlarge(look, banner);
  const pictures = [...look.querySelectorAll<HTMLImageElement>(`img[${LATER_SRC}]`)];
  const icons = [...look.querySelectorAll<HTMLElement>(`[${LATER_STYLE}]`)];
  afterFrame(() => {
    // Where they are is asked of all before the first shows: each that shows would have the page laid out anew.
    const inSight = pictures.filter(isInSight);
    const others = inSight.filter((picture) => picture !== banner);
    if (banner && others.length < inSight.length) showPicture(banner);
    icons.forEach((icon) => move(icon, LATER_STYLE, 'style'));
    afterFrame(() => showInTurn(others));
  });
}

const isInSight = (picture: Element): boolean => picture.getBoundingClientRect().top < window.innerHeight;

/** A frame reads so many of them without holding a finger up. */
const PICTURES_A_FRAME = 4;

function showInTurn(pictures: readonly HTMLImageElement[]): void {
  pictures.slice(0, PICTURES_A_FRAME).forEach(showPicture);
  const others = pictures.slice(PICTURES_A_FRAME);
  if (others.length > 0) requestAnimationFrame(() => showInTurn(others));
}

export function showPicture(picture: HTMLImageElement): void {
  // First: the address alone would be asked for at once.
  if (picture.hasAttribute(LATER_WIDTHS)) move(picture, LATER_WIDTHS, 'srcset');
  move(picture, LATER_SRC, 'src');
}

/** From one attribute to another. What waits under a name of its own is hidden by it (shell.scss). */
export function move(element: Element, from: string, to: string): void {
  element.setAttribute(to, element.getAttribute(from) ?? '');
  element.removeAttribute(from);
}

/**
 * The program's own may not be a hair larger: it would be another largest content, seconds later. What is as large as the banner
 * may not be larger than it either, for the same reason.
 */
function enlarge(look: ParentNode, banner: HTMLImageElement | null): void {
  const frame = banner?.closest(marked('track'))?.parentElement;
  const frames = frame ? [frame] : [...look.querySelectorAll('img')].map((picture) => picture.parentElement);
  frames.forEach((one) => one && (one.style.transform = A_HAIR_LARGER));
}

const afterFrame = (run: () => void): number => requestAnimationFrame(() => requestAnimationFrame(run));
