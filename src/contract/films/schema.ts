import { Type as T, type Static } from '@sinclair/typebox';
import { Subject } from '../courses/values';
import {
  askedFor,
  dateTime,
  id,
  integer,
  list,
  millis,
  nothingTold,
  oneOf,
  text,
  url,
} from '../primitives.schema';
import { CONTINUE_WATCHING, PLAYBACK_SPEEDS, PlayableKind, PROGRESS_BATCH } from './values';

const playable = { kind: oneOf(PlayableKind), id: id() };
const DAY_SECONDS = 24 * 60 * 60;
const seconds = () => integer(0, DAY_SECONDS);

/** `position`: where it stopped last; `furthest`: up to where it was ever watched, which never goes back. Seconds. */
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
  /** Of this parent alone, and for a time. */
  url: askedFor(url()),
  /** `url` is an HLS play list. */
  isStream: T.Boolean(),
  /** Sound without pictures. */
  isSound: T.Boolean(),
  seconds: seconds(),
  poster: url(),
  captions: list(FilmCaptionsSchema, 10),
  /** Chapters on the line. */
  marks: list(FilmMarkSchema, 100),
  speed: T.Union(PLAYBACK_SPEEDS.map((speed) => T.Literal(speed))),
  /** Paid for: the apps forbid screen shots while it plays. */
  isPaid: T.Boolean(),
  /** '' where it does not end. */
  availableUntil: dateTime(),
  /** What follows, where something does. */
  next: T.Optional(PlayableRefSchema),
});

/** What a device knows: seconds heard or seen since it told last come on top of what was watched before. */
export const WatchReportSchema = T.Object({
  ...playable,
  positionSeconds: seconds(),
  furthestSeconds: seconds(),
  /** Really played since the last report, at whatever speed. */
  playedSeconds: seconds(),
  /** The device's clock when it was there: of two devices the later one says where to go on. */
  savedAt: millis(),
});

export const ContinueItemSchema = T.Object({
  ...WatchProgressSchema.properties,
  title: text(128),
  /** What it belongs to: the course's name; '' where it stands alone. */
  of: text(128),
  picture: url(),
  subject: T.Optional(oneOf(Subject)),
  /** Of a chapter of a baby study, which has a page that plays chapter after chapter. */
  studyId: T.Optional(id()),
  seconds: seconds(),
});

export const filmsSchemas = {
  getFilm: { request: T.Object(playable), response: FilmSchema },
  /**
   * Answers what is known after it, in the order of the request. What the child has nothing to do with is left out, so that
   * what was kept while off line is not lost for one of it.
   */
  saveWatchProgress: {
    request: T.Object({ reports: list(WatchReportSchema, PROGRESS_BATCH) }),
    response: list(WatchProgressSchema, PROGRESS_BATCH),
  },
  saveWatchSpeed: {
    request: T.Object({ speed: T.Union(PLAYBACK_SPEEDS.map((speed) => T.Literal(speed))) }),
    response: nothingTold(),
  },
  /** Begun and not finished, the last one first. Without sound stories. */
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
