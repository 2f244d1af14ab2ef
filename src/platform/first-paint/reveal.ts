/** How the pictures of a first look come: after its words, in the document's own script. */
import { LATER_SRC, LATER_STYLE, LATER_WIDTHS } from './layer';

const A_HAIR_LARGER = 'scale(1.006)';

/** Words first: drawings cost a slow phone half a second. Then the banner, which is the largest, then the others. */
export function revealPictures(look: ParentNode): void {
  const banner = look.querySelector<HTMLImageElement>('.carousel__slide img');
  enlarge(look, banner);
  const pictures = [...look.querySelectorAll<HTMLImageElement>(`img[${LATER_SRC}]`)];
  const icons = [...look.querySelectorAll<HTMLElement>(`[${LATER_STYLE}]`)];
  const showInSight = (picture: HTMLImageElement): void => {
    if (picture.getBoundingClientRect().top < window.innerHeight) showPicture(picture);
  };
  afterFrame(() => {
    if (banner) showInSight(banner);
    icons.forEach((icon) => move(icon, LATER_STYLE, 'style'));
    afterFrame(() => pictures.forEach((picture) => picture !== banner && showInSight(picture)));
  });
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
  const frame = banner?.closest<HTMLElement>('.carousel');
  const frames = frame ? [frame] : [...look.querySelectorAll<HTMLElement>('.picture')];
  frames.forEach((one) => (one.style.transform = A_HAIR_LARGER));
}

const afterFrame = (run: () => void): number => requestAnimationFrame(() => requestAnimationFrame(run));
