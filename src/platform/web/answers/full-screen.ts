import { denied, done, unsupported, type Answer } from './answer';
import type { BrowserParts } from './parts';

/** iPhones allow full screen for videos only; Safari elsewhere prefixes the standard API. */
interface SafariFilm {
  webkitRequestFullscreen?: () => void;
  webkitEnterFullscreen?: () => void;
  webkitExitFullscreen?: () => void;
  webkitDisplayingFullscreen?: boolean;
}

export const videoFullScreen =
  (parts: BrowserParts): Answer<'videoFullScreen'> =>
  async ({ isFull }) => {
    try {
      if (isFull) return await enter(parts);
      const shown = parts.films().find((film) => (film as SafariFilm).webkitDisplayingFullscreen);
      if (shown) (shown as SafariFilm).webkitExitFullscreen?.();
      else await parts.leaveFullScreen();
      return done;
    } catch {
      return denied('videoFullScreen');
    }
  };

async function enter(parts: BrowserParts): ReturnType<Answer<'videoFullScreen'>> {
  const [film] = parts.films();
  if (!film) return denied('videoFullScreen');
  const safari = film as SafariFilm;
  if (typeof film.requestFullscreen === 'function') await film.requestFullscreen();
  else if (safari.webkitRequestFullscreen) safari.webkitRequestFullscreen();
  else if (safari.webkitEnterFullscreen) safari.webkitEnterFullscreen();
  else return unsupported('videoFullScreen');
  return done;
}
