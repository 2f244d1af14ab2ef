/** Films and audio. The specification names screens that play but shows none of their calls: all assumed. */
import type { ValueOf } from '../wire';

/** Kinds of playable items; kind and the id of its domain identify one film or recording. */
export const PlayableKind = {
  /** A chapter of a recorded course or of a baby study. */
  chapter: 'chapter',
  /** A lesson's replay; the id is its live id. */
  replay: 'replay',
  peaClass: 'peaClass',
  /** The replay of an open class. */
  openClass: 'openClass',
  /** A film of a teacher. */
  teacher: 'teacher',
  story: 'story',
  /** What a child said in class, recorded for its parents. */
  recording: 'recording',
} as const;
export type PlayableKind = ValueOf<typeof PlayableKind>;

/** Error codes of the film calls. */
export const FILM_CODE = {
  /** Not bought, and no trial. */
  locked: '30001001',
  /** No longer available. */
  expired: '30001002',
  /** The replay is still being produced. */
  notReady: '30001003',
} as const;

/** Minimum interval between progress reports while playing; also reported when the page is hidden. */
export const PROGRESS_EVERY_SECONDS = 10;
/** Maximum offline reports per call. */
export const PROGRESS_BATCH = 50;
/** Share of the length from which a film counts as finished. */
export const FINISHED_SHARE = 0.95;

export const PLAYBACK_SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;
export type PlaybackSpeed = (typeof PLAYBACK_SPEEDS)[number];

export const CONTINUE_WATCHING = 10;
