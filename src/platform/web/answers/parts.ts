import { systemScheduler, type Scheduler } from '../../timers';
import { pageFiles, type ChosenFiles } from './chosen-files';
import { pickFiles, type FilePicker } from './file-picker';
import { showPicture, type PictureShown } from './picture-overlay';
import { uprightJpeg } from './pictures/upright';

export interface LinkToFollow {
  readonly url: string;
  readonly newTab?: boolean;
  /** File name to download as, where the browser allows it; otherwise the file is shown. */
  readonly download?: string;
}

/** Browser functions used by the commands, each replaceable in tests. */
export interface BrowserParts {
  readonly scheduler: Scheduler;
  readonly chosen: ChosenFiles;
  go(url: string, replace: boolean): void;
  follow(link: LinkToFollow): void;
  fetch(url: string, init?: RequestInit): Promise<Response>;
  /** null: cancelled. */
  readonly pickFiles: FilePicker;
  /** null: not readable as a picture. */
  uprightJpeg(picture: Blob): ReturnType<typeof uprightJpeg>;
  showPicture(picture: PictureShown): void;
  /** An object URL for the bytes, revoked after the browser has had time to load it. */
  lendAddress(bytes: Blob): string;
  canShare(data: ShareData): boolean;
  /** Rejects when the parent closes the sheet. */
  share(data: ShareData): Promise<void>;
  /** Videos on the page, a playing one first. */
  films(): readonly HTMLVideoElement[];
  leaveFullScreen(): Promise<void>;
}

/** Enough for a slow phone to start the download. */
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

/** A browser may share links but no files. */
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

/** Safari before 16.4 has only the prefixed API. */
async function leaveFullScreen(): Promise<void> {
  const page = document as Document & {
    webkitFullscreenElement?: Element | null;
    webkitExitFullscreen?: () => void;
  };
  if (page.fullscreenElement) await page.exitFullscreen();
  else if (page.webkitFullscreenElement) page.webkitExitFullscreen?.();
}
