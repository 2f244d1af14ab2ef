import { Type as T, type Static } from '@sinclair/typebox';
import { Subject } from '../courses/values';
import {
  askedFor,
  dateTime,
  id,
  integer,
  list,
  millis,
  noData,
  oneOf,
  text,
  url,
} from '../primitives.schema';
import { CONTINUE_WATCHING, PLAYBACK_SPEEDS, PlayableKind, PROGRESS_BATCH } from './values';

const playable = { kind: oneOf(PlayableKind), id: id() };
const DAY_SECONDS = 24 * 60 * 60;
const seconds = () => integer(0, DAY_SECONDS);

/** `position`: last playback position; `furthest`: furthest position ever watched, never decreases. Seconds. */
export const WatchProgressSchema = T.Object({
  ...playable,
  positionSeconds: seconds(),
  furthestSeconds: seconds(),
  isFinished: T.Boolean(),
});

export const FilmCaptionsSchema = T.Object({ lang: text(16), label: text(32), url: url() });
export const FilmMarkSchema = T.Object({ atSeconds: seconds(), title: text(64) });
export const PlayableRefSchema = T.Object({ ...playable, title: text(128) });

export const FilmSchema = T.Object({
  ...WatchProgressSchema.properties,
  title: text(128),
  /** Signed for this parent, expires. */
  url: askedFor(url()),
  /** `url` is an HLS playlist. */
  isStream: T.Boolean(),
  /** Audio only. */
  isSound: T.Boolean(),
  seconds: seconds(),
  poster: url(),
  captions: list(FilmCaptionsSchema, 10),
  /** Chapter marks on the progress bar. */
  marks: list(FilmMarkSchema, 100),
  speed: T.Union(PLAYBACK_SPEEDS.map((speed) => T.Literal(speed))),
  /** Paid content: the apps block screenshots during playback. */
  isPaid: T.Boolean(),
  /** '' without an end. */
  availableUntil: dateTime(),
  /** The next item, if any. */
  next: T.Optional(PlayableRefSchema),
});

/** Progress known to a device: time played since its last report is added to what the server has. */
export const WatchReportSchema = T.Object({
  ...playable,
  positionSeconds: seconds(),
  furthestSeconds: seconds(),
  /** Real time spent playing since the last report, not content time: at double speed half of it. */
  playedSeconds: seconds(),
  /** Device time of the position: among several devices the latest decides where to resume. */
  savedAt: millis(),
});

export const ContinueItemSchema = T.Object({
  ...WatchProgressSchema.properties,
  title: text(128),
  /** Name of its course; '' if standalone. */
  of: text(128),
  picture: url(),
  subject: T.Optional(oneOf(Subject)),
  /** Of a baby study chapter, whose page plays chapter after chapter. */
  studyId: T.Optional(id()),
  seconds: seconds(),
});

export const filmsSchemas = {
  getFilm: { request: T.Object(playable), response: FilmSchema },
  /**
   * Returns the resulting progress in request order. Items that are not the child's are skipped, so that one of them
   * does not fail the whole offline batch.
   */
  saveWatchProgress: {
    request: T.Object({ reports: list(WatchReportSchema, PROGRESS_BATCH) }),
    response: list(WatchProgressSchema, PROGRESS_BATCH),
  },
  saveWatchSpeed: {
    request: T.Object({ speed: T.Union(PLAYBACK_SPEEDS.map((speed) => T.Literal(speed))) }),
    response: noData(),
  },
  /** Started and unfinished, most recent first. Without sound stories. */
  listContinueWatching: {
    request: T.Object({ subject: T.Optional(oneOf(Subject)) }),
    response: list(ContinueItemSchema, CONTINUE_WATCHING),
  },
};

export type WatchProgress = Static<typeof WatchProgressSchema>;
export type FilmCaptions = Static<typeof FilmCaptionsSchema>;
export type FilmMark = Static<typeof FilmMarkSchema>;
export type PlayableRef = Static<typeof PlayableRefSchema>;
export type Film = Static<typeof FilmSchema>;
export type WatchReport = Static<typeof WatchReportSchema>;
export type ContinueItem = Static<typeof ContinueItemSchema>;
