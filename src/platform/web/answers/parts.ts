import { systemScheduler, type Scheduler } from '../../timers';
import { pageFiles, type ChosenFiles } from './chosen-files';
import { pickFiles, type FilePicker } from './file-picker';
import { showPicture, type PictureShown } from './picture-overlay';
import { uprightJpeg } from './pictures/upright';

export interface LinkToFollow {
  readonly url: string;
  readonly newTab?: boolean;
  /** Saved under this name instead of shown, where the browser may. */
  readonly download?: string;
}

/** What the answers take from the browser, each a small function, so that a test may take its place. */
export interface BrowserParts {
  readonly scheduler: Scheduler;
  readonly chosen: ChosenFiles;
  go(url: string, replace: boolean): void;
  follow(link: LinkToFollow): void;
  fetch(url: string, init?: RequestInit): Promise<Response>;
  /** null: cancelled. */
  readonly pickFiles: FilePicker;
  /** null: cannot be read as a picture. */
  uprightJpeg(picture: Blob): ReturnType<typeof uprightJpeg>;
  showPicture(picture: PictureShown): void;
  /** A web address for bytes. It is given up when the browser has had time to take it. */
  lendAddress(bytes: Blob): string;
  canShare(data: ShareData): boolean;
  /** Rejects when the parent closes the sheet. */
  share(data: ShareData): Promise<void>;
  /** Films on the page, the one that plays first. */
  films(): readonly HTMLVideoElement[];
  leaveFullScreen(): Promise<void>;
}

/** Long enough for a slow phone to begin with a download. */
const LENT_FOR_MS = 60_000;

export function browserParts(): BrowserParts {
  const scheduler = systemScheduler;
  return {
    scheduler,
    chosen: pageFiles(),
    go: (url, replace) => (replace ? window.location.replace(url) : window.location.assign(url)),
    follow: followLink,
    fetch: (url, init) => fetch(url, init),
    pickFiles: pickFiles(document, scheduler),
    uprightJpeg,
    showPicture: (picture) => showPicture(document, picture),
    lendAddress: (bytes) => {
      const url = URL.createObjectURL(bytes);
      scheduler.after(LENT_FOR_MS, () => URL.revokeObjectURL(url));
      return url;
    },
    canShare: (data) => typeof navigator.share === 'function' && sharesFiles(data),
    share: (data) => navigator.share(data),
    films,
    leaveFullScreen,
  };
}

/** A browser may share links and no files. */
const sharesFiles = (data: ShareData): boolean =>
  data.files === undefined || (typeof navigator.canShare === 'function' && navigator.canShare(data));

function followLink({ url, newTab, download }: LinkToFollow): void {
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noopener';
  if (newTab) link.target = '_blank';
  if (download !== undefined) link.download = download;
  document.body.appendChild(link);
  link.click();
  link.remove();
}

function films(): readonly HTMLVideoElement[] {
  const all = Array.from(document.querySelectorAll('video'));
  return [...all.filter((film) => !film.paused), ...all.filter((film) => film.paused)];
}

/** Safari before 16.4 knows only its own name. */
async function leaveFullScreen(): Promise<void> {
  const page = document as Document & {
    webkitFullscreenElement?: Element | null;
    webkitExitFullscreen?: () => void;
  };
  if (page.fullscreenElement) await page.exitFullscreen();
  else if (page.webkitFullscreenElement) page.webkitExitFullscreen?.();
}
