/** The common shape of situation and reports: a frame, and sections that begin with a sentence. All assumed. */
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

/** A data point of a chart; an absent value is unknown, not 0. */
export const PicturePointSchema = T.Object({
  /** Label shown on tap; in a calendar the day, 'YYYY-MM-DD'. */
  label: text(32),
  value: T.Optional(figure()),
  /** The child's own value of the previous period. */
  before: T.Optional(figure()),
  /** How many questions a percentage is of. */
  of: T.Optional(T.Integer({ minimum: 1, maximum: 10_000 })),
  /** Of a map only. */
  state: T.Optional(oneOf(Mastery)),
});

export const PictureSchema = T.Object({
  kind: askedFor(oneOf(PictureKind)),
  /** Unit of the values: '%', '分钟', '次'. */
  unit: text(8),
  /** Maximum of the axis; 0: the highest value. */
  max: figure(),
  points: list(PicturePointSchema, 400),
  /** Legend of the two series: 近 30 天 and 之前 30 天; '' for a single series. */
  nowName: text(32),
  beforeName: text(32),
});

/** A figure with its text: 出勤 12 节, 比之前多 2 节. */
export const FigureSchema = T.Object({
  name: text(32),
  value: text(16),
  unit: text(8),
  note: text(64),
  /** Against the period before; absent if that is unknown. */
  change: T.Optional(T.Integer({ minimum: -1_000_000, maximum: 1_000_000 })),
});

/** A highlight or a teacher's comment, with its time. */
export const MomentSchema = T.Object({ at: dateTime(), title: text(64), text: text(500) });

export const RecordingSchema = T.Object({
  /** Played as PlayableKind.recording. */
  kind: oneOf(PlayableKind),
  id: id(),
  title: text(64),
  seconds: integer(0, 86_400),
  /** The teacher's comment; '' for none. */
  note: text(500),
});

/** A follow-up link that is known to work: `url` is an inner path. */
export const ReportLinkSchema = T.Object({ text: text(64), why: text(128), url: url(512) });

/** A sentence, then a chart, then details on demand. */
export const SectionSchema = T.Object({
  key: oneOf(SectionKey),
  title: text(32),
  sentence: text(255),
  /** false: the sentence states which data is missing; all other fields are empty. */
  isEnough: T.Boolean(),
  figures: list(FigureSchema, 12),
  pictures: list(PictureSchema, 6),
  /** Strengths, and what to practise. */
  good: list(text(128), 10),
  practise: list(text(128), 10),
  moments: list(MomentSchema, 50),
  recordings: list(RecordingSchema, 10),
  ways: list(ReportLinkSchema, 10),
});

export const ReportTeacherSchema = T.Object({ name: text(64), avatar: url(), words: text(1000) });

/** The frame shared by all kinds. A snapshot of the data at its release. */
export const ReportSchema = T.Object({
  /** 0: not stored (an example or a share). */
  id: idOrZero(),
  kind: oneOf(ReportKind),
  title: text(64),
  child: text(32),
  avatar: url(),
  /** Absent: all subjects. */
  subject: T.Optional(oneOf(Subject)),
  /** Subject of the report: the lesson, the evaluation, the stage. */
  about: text(128),
  from: date(),
  to: date(),
  releasedAt: dateTime(),
  isRead: T.Boolean(),
  /** An example with invented data. */
  isExample: T.Boolean(),
  /** Summary in one sentence. */
  sentence: text(255),
  teacher: T.Optional(ReportTeacherSchema),
  sections: askedFor(list(SectionSchema, 12)),
  /** A suggestion for tonight; absent if none is available. */
  tonight: T.Optional(ReportLinkSchema),
  /** The evaluation it is based on; 0: none. */
  evaluationId: idOrZero(),
});

/** A row of a report list. */
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
export type ReportLink = Static<typeof ReportLinkSchema>;
export type Section = Static<typeof SectionSchema>;
export type Report = Static<typeof ReportSchema>;
export type ReportCard = Static<typeof ReportCardSchema>;
