/** The one shape of situation and reports: a frame, and sections that begin with a sentence. All of it is assumed. */
import { Type as T, type Static } from '@sinclair/typebox';
import { Subject } from '../courses/values';
import { PlayableKind } from '../films/values';
import {
  askedFor,
  date,
  dateTime,
  id,
  idOrZero,
  integer,
  list,
  oneOf,
  text,
  url,
} from '../primitives.schema';
import { Mastery, PictureKind, ReportKind, SectionKey } from './values';

const figure = () => T.Number({ minimum: 0, maximum: 1_000_000 });

/** A value of a picture; absent: nothing is known of it, which is not 0. */
export const PicturePointSchema = T.Object({
  /** What a finger that taps it reads; of a calendar the day, 'YYYY-MM-DD'. */
  label: text(32),
  value: T.Optional(figure()),
  /** The child's own, in the time before. */
  before: T.Optional(figure()),
  /** Of a map. */
  state: T.Optional(oneOf(Mastery)),
});

export const PictureSchema = T.Object({
  kind: askedFor(oneOf(PictureKind)),
  /** Of its values: '%', '分钟', '次'. */
  unit: text(8),
  /** The highest that a value can be; 0: as high as the highest of them. */
  max: figure(),
  points: list(PicturePointSchema, 400),
  /** Names of the two rows: 近 30 天 and 之前 30 天; '' where there is one row. */
  nowName: text(32),
  beforeName: text(32),
});

/** A number with its words: 出勤 12 节, 比之前多 2 节. */
export const FigureSchema = T.Object({ name: text(32), value: text(16), unit: text(8), note: text(64) });

/** A good moment or the teacher's words, with when it was. */
export const MomentSchema = T.Object({ at: dateTime(), title: text(64), text: text(500) });

export const RecordingSchema = T.Object({
  /** Played as PlayableKind.recording. */
  kind: oneOf(PlayableKind),
  id: id(),
  title: text(64),
  seconds: integer(0, 86_400),
  /** The teacher's words about it; '' for none. */
  note: text(500),
});

/** A way on that works: `url` is an inner path. */
export const WayOnSchema = T.Object({ text: text(64), why: text(128), url: url(512) });

/** A sentence in words first, then a picture, then the facts on demand. */
export const SectionSchema = T.Object({
  key: oneOf(SectionKey),
  title: text(32),
  sentence: text(255),
  /** false: the sentence says honestly what is missing until something can be told; nothing else is filled. */
  isEnough: T.Boolean(),
  figures: list(FigureSchema, 12),
  pictures: list(PictureSchema, 6),
  /** What was good, what to practise. */
  good: list(text(128), 10),
  practise: list(text(128), 10),
  moments: list(MomentSchema, 50),
  recordings: list(RecordingSchema, 10),
  ways: list(WayOnSchema, 10),
});

export const ReportTeacherSchema = T.Object({ name: text(64), avatar: url(), words: text(1000) });

/** The frame that all kinds share. Frozen with the data of the moment at which it was released. */
export const ReportSchema = T.Object({
  /** 0: of no report that is kept (an example, or what a share shows). */
  id: idOrZero(),
  kind: oneOf(ReportKind),
  title: text(64),
  child: text(32),
  avatar: url(),
  /** Absent: of all subjects. */
  subject: T.Optional(oneOf(Subject)),
  /** What it is about: the lesson, the evaluation, the stage. */
  about: text(128),
  from: date(),
  to: date(),
  releasedAt: dateTime(),
  isRead: T.Boolean(),
  /** Nothing of it happened: it shows what a report looks like. */
  isExample: T.Boolean(),
  /** The whole in one sentence. */
  sentence: text(255),
  teacher: T.Optional(ReportTeacherSchema),
  sections: askedFor(list(SectionSchema, 12)),
  /** One thing to do tonight; absent where there is none that is there. */
  tonight: T.Optional(WayOnSchema),
  /** The evaluation that it is made of; 0: of none. */
  evaluationId: idOrZero(),
});

/** A line of a list of reports. */
export const ReportCardSchema = T.Object({
  id: id(),
  kind: oneOf(ReportKind),
  title: text(64),
  about: text(128),
  subject: T.Optional(oneOf(Subject)),
  sentence: text(255),
  releasedAt: dateTime(),
  isRead: T.Boolean(),
  evaluationId: idOrZero(),
});

export type PicturePoint = Static<typeof PicturePointSchema>;
export type Picture = Static<typeof PictureSchema>;
export type Figure = Static<typeof FigureSchema>;
export type ReportMoment = Static<typeof MomentSchema>;
export type Recording = Static<typeof RecordingSchema>;
export type WayOn = Static<typeof WayOnSchema>;
export type Section = Static<typeof SectionSchema>;
export type Report = Static<typeof ReportSchema>;
export type ReportCard = Static<typeof ReportCardSchema>;
