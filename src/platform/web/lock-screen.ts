import type { LockScreen, LockScreenActions } from '../sound';

const NONE: LockScreen = { show: () => undefined, handle: () => undefined, report: () => undefined };
/** Seconds, if the phone gives no distance. */
const SKIP_SECONDS = 15;

/** The browser's Media Session; each part may be missing. */
export function webLockScreen(): LockScreen {
  const session = (navigator as { readonly mediaSession?: MediaSession }).mediaSession;
  if (!session || typeof MediaMetadata !== 'function') return NONE;
  return {
    show(card) {
      session.metadata = card && new MediaMetadata({ ...card, artwork: artworkOf(card.artwork) });
      if (!card) session.playbackState = 'none';
    },
    handle: (actions) =>
      handlersOf(actions).forEach(([name, run]) => {
        try {
          session.setActionHandler(name, run);
        } catch {
          // An action that this browser does not support.
        }
      }),
    report(isPlaying, { length, time, rate }) {
      session.playbackState = isPlaying ? 'playing' : 'paused';
      if (length <= 0 || typeof session.setPositionState !== 'function') return;
      session.setPositionState({ duration: length, position: Math.min(time, length), playbackRate: rate });
    },
  };
}

const artworkOf = (src: string): MediaImage[] => (src ? [{ src, sizes: '400x400' }] : []);

type Handler = (details: MediaSessionActionDetails) => void;

function handlersOf({ play, pause, previous, next, seek, skip }: LockScreenActions) {
  const handlers: readonly (readonly [MediaSessionAction, Handler | undefined])[] = [
    ['play', play && (() => play())],
    ['pause', pause && (() => pause())],
    ['stop', pause && (() => pause())],
    ['previoustrack', previous && (() => previous())],
    ['nexttrack', next && (() => next())],
    ['seekto', seek && (({ seekTime }) => seekTime !== undefined && seek(seekTime))],
    ['seekbackward', skip && (({ seekOffset }) => skip(-(seekOffset ?? SKIP_SECONDS)))],
    ['seekforward', skip && (({ seekOffset }) => skip(seekOffset ?? SKIP_SECONDS))],
  ];
  return handlers.map(([name, run]) => [name, run ?? null] as const);
}
