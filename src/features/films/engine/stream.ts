import Hls, { type ErrorData, type HlsConfig } from 'hls.js/light';
import type { MediaSource, Trouble } from './types';

/** An open HLS stream. */
export interface Stream {
  /** May load from now on. */
  start(): void;
  end(): void;
}

/** Unauthorized, or gone. */
const REFUSED: readonly number[] = [401, 403, 404, 410];
const OPTIONS: Partial<HlsConfig> = {
  // Our CSP forbids blob workers, and demuxing one film is little work.
  enableWorker: false,
  maxBufferLength: 30,
};

/** hls.js, where HLS is not native. */
export function openStream(
  film: HTMLMediaElement,
  { url, startAt, isThrifty }: MediaSource,
  onTrouble: (trouble: Trouble) => void,
): Stream {
  if (!Hls.isSupported()) {
    onTrouble('format');
    return { start: () => undefined, end: () => undefined };
  }
  const hls = new Hls({ ...OPTIONS, autoStartLoad: !isThrifty, startPosition: startAt > 0 ? startAt : -1 });
  let isMended = false;
  hls.on(Hls.Events.ERROR, (_event, data) => {
    if (!data.fatal) return;
    if (data.type === Hls.ErrorTypes.MEDIA_ERROR && !isMended) {
      isMended = true;
      hls.recoverMediaError();
    } else onTrouble(troubleOf(data));
  });
  hls.loadSource(url);
  hls.attachMedia(film);
  let isStarted = !isThrifty;
  return {
    start: () => {
      if (isStarted) return;
      isStarted = true;
      hls.startLoad(startAt > 0 ? startAt : -1);
    },
    end: () => hls.destroy(),
  };
}

function troubleOf({ type, response }: ErrorData): Trouble {
  if (type !== Hls.ErrorTypes.NETWORK_ERROR) return 'format';
  return REFUSED.includes(response?.code ?? 0) ? 'address' : 'network';
}
