/** Full screen and picture in picture: the standard's API, Safari's prefixed one, and on iPhones the video element's. */
type Box = HTMLElement & { webkitRequestFullscreen?: () => void };
type Page = Document & { webkitFullscreenElement?: Element | null; webkitExitFullscreen?: () => void };
interface Turning {
  readonly lock?: (to: 'landscape') => Promise<void>;
}
type Film = HTMLVideoElement & {
  webkitEnterFullscreen?: () => void;
  webkitExitFullscreen?: () => void;
  webkitDisplayingFullscreen?: boolean;
  webkitSupportsPresentationMode?: (mode: string) => boolean;
  webkitSetPresentationMode?: (mode: 'picture-in-picture' | 'inline') => void;
  webkitPresentationMode?: string;
};

/** Safari's prefixed events beside the standard's. */
export const FULL_EVENTS = ['fullscreenchange', 'webkitfullscreenchange'] as const;
export const FILM_FULL_EVENTS = ['webkitbeginfullscreen', 'webkitendfullscreen'] as const;
export const PIP_EVENTS = [
  'enterpictureinpicture',
  'leavepictureinpicture',
  'webkitpresentationmodechanged',
] as const;

const isItself = (film: Film): boolean => film.webkitDisplayingFullscreen === true;

export function isFull(film: HTMLVideoElement, box: HTMLElement): boolean {
  const page: Page = film.ownerDocument;
  const shown = page.fullscreenElement ?? page.webkitFullscreenElement ?? null;
  return isItself(film) || (shown !== null && (shown === box || shown === film));
}

/** iPhones show the video element in a native player, which renders captions itself. */
export const isAlone = (film: HTMLVideoElement): boolean => isItself(film);

export async function fill(film: Film, box: Box, isToBe: boolean): Promise<boolean> {
  try {
    if (isToBe) return await enter(film, box);
    await leave(film);
    return true;
  } catch {
    return false;
  }
}

async function enter(film: Film, box: Box): Promise<boolean> {
  if (typeof box.requestFullscreen === 'function') {
    await box.requestFullscreen();
    lieDown(film);
  } else if (box.webkitRequestFullscreen) box.webkitRequestFullscreen();
  else if (film.webkitEnterFullscreen) film.webkitEnterFullscreen();
  else return false;
  return true;
}

/** Films are wide: lock landscape where supported. It is unlocked with the end of full screen. */
function lieDown(film: Film): void {
  const orientation = film.ownerDocument.defaultView?.screen.orientation as Turning | undefined;
  orientation?.lock?.('landscape').catch(() => undefined);
}

async function leave(film: Film): Promise<void> {
  const page: Page = film.ownerDocument;
  if (isItself(film)) film.webkitExitFullscreen?.();
  else if (typeof page.exitFullscreen === 'function') await page.exitFullscreen();
  else page.webkitExitFullscreen?.();
}

export function canPip(film: Film): boolean {
  const isStandard = film.ownerDocument.pictureInPictureEnabled && 'requestPictureInPicture' in film;
  return isStandard || film.webkitSupportsPresentationMode?.('picture-in-picture') === true;
}

export const isPip = (film: Film): boolean =>
  film.ownerDocument.pictureInPictureElement === film || film.webkitPresentationMode === 'picture-in-picture';

export async function pip(film: Film, isToBe: boolean): Promise<boolean> {
  try {
    if (film.ownerDocument.pictureInPictureEnabled && 'requestPictureInPicture' in film) {
      await (isToBe ? film.requestPictureInPicture() : film.ownerDocument.exitPictureInPicture());
    } else film.webkitSetPresentationMode?.(isToBe ? 'picture-in-picture' : 'inline');
    return true;
  } catch {
    return false;
  }
}
