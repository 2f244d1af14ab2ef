/** Films and recorded sound. The specification names screens that play and shows none of their calls: all of this is assumed. */
import type { ValueOf } from '../wire';

/** What can be played: together with an id of its own domain it names one film or one recording. */
export const PlayableKind = {
  /** A chapter of a recorded course or of a baby study. */
  chapter: 'chapter',
  /** The replay of a lesson; the id is its live id. */
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

/** Codes of the film calls. */
export const FILM_CODE = {
  /** Not bought, and no trial. */
  locked: '30001001',
  /** It was there; its time is over. */
  expired: '30001002',
  /** A replay that is still being made. */
  notReady: '30001003',
} as const;

/** Progress is recorded at most so often, and when the page hides. */
export const PROGRESS_EVERY_SECONDS = 10;
/** Progress kept while off line that is sent at once. */
export const PROGRESS_BATCH = 50;
/** Watched up to this share of its length a film counts as finished. */
export const FINISHED_SHARE = 0.95;

export const PLAYBACK_SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;
export type PlaybackSpeed = (typeof PLAYBACK_SPEEDS)[number];

export const CONTINUE_WATCHING = 10;
