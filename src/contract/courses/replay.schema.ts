/** Lesson replays. */
import { Type as T, type Static } from '@sinclair/typebox';
import { dateTime, id, idOrZero, oneOf, text, url, seconds } from '../primitives.schema';
import { ReplayState, Subject } from './values';

export const ReplaySchema = T.Object({
  liveId: id(),
  chapterName: text(128),
  courseName: text(128),
  teacherName: text(64),
  subject: oneOf(Subject),
  picture: url(),
  courseDate: dateTime(),
  state: oneOf(ReplayState),
  /** Start and end of availability. */
  availableFrom: dateTime(),
  availableUntil: dateTime(),
  seconds: seconds(),
  positionSeconds: seconds(),
  furthestSeconds: seconds(),
  isFinished: T.Boolean(),
});

/** A replay, with the next watchable lesson of the course; 0: none. */
export const ReplayDetailSchema = T.Object({
  ...ReplaySchema.properties,
  nextLiveId: idOrZero(),
  nextName: text(128),
});

/** Public data of a replay by its id: no child, no teacher, no time. */
export const PlaybackSchema = T.Object({
  liveId: id(),
  title: text(128),
  subject: oneOf(Subject),
  picture: url(),
  /** A lesson of the session's child: getFilm plays it. */
  isOwn: T.Boolean(),
});

export type Replay = Static<typeof ReplaySchema>;
export type ReplayDetail = Static<typeof ReplayDetailSchema>;
export type Playback = Static<typeof PlaybackSchema>;
