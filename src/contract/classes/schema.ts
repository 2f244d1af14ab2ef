import { Type as T, type Static } from '@sinclair/typebox';
import { Subject } from '../courses/values';
import { LiveCourseDataSchema } from '../lessons/schema';
import {
  askedFor,
  dateTime,
  id,
  idOrZero,
  integer,
  list,
  nothingAsked,
  oneOf,
  text,
  url,
} from '../primitives.schema';
import { OpenClassState, OpenClassWhen, PeaClassState } from './values';

const paging = { page: integer(1, 1000), limit: integer(1, 50) };
const named = { classId: id() };

/** Fields common to open classes and pea classes. */
const sitting = {
  ...named,
  title: text(128),
  subject: oneOf(Subject),
  teacherName: text(64),
  teacherAvatar: url(),
  picture: url(),
  /** Age range as text: '4-6 岁'; '' for all ages. */
  ages: text(32),
  startsAt: dateTime(),
  minutes: integer(1, 24 * 60),
};

const detail = {
  summary: text(1000),
  /** What the child will learn, a few words each. */
  points: list(text(128), 20),
  teacherIntroduction: text(500),
  teacherId: id(),
};

export const OpenClassSchema = T.Object({
  ...sitting,
  state: oneOf(OpenClassState),
  isReserved: T.Boolean(),
  seats: integer(),
  seatsLeft: integer(),
  hasReplay: T.Boolean(),
});

export const OpenClassDetailSchema = T.Object({ ...OpenClassSchema.properties, ...detail });

export const PeaClassSchema = T.Object({
  ...sitting,
  state: oneOf(PeaClassState),
  seriesId: id(),
  seriesName: text(64),
});

export const PeaClassDetailSchema = T.Object({
  ...PeaClassSchema.properties,
  ...detail,
  /** The next class of the series; 0: none. */
  nextId: idOrZero(),
});

export const PeaSeriesSchema = T.Object({ seriesId: id(), name: text(64), summary: text(255) });

export const classesSchemas = {
  /** The envelope's `count` is the total. */
  listOpenClasses: {
    request: T.Object({ when: oneOf(OpenClassWhen), ...paging }),
    response: list(OpenClassSchema, 50),
  },
  /** null: no such class. */
  getOpenClass: {
    request: T.Object(named),
    response: T.Union([OpenClassDetailSchema, T.Null()]),
  },
  /** Idempotent. A refusal carries the current class. */
  reserveOpenClass: { request: T.Object(named), response: OpenClassSchema },
  /** Releases the seat, until the class begins. Idempotent. */
  cancelOpenClass: { request: T.Object(named), response: OpenClassSchema },
  /** Enters the live room with a reserved seat, or takes a free one. */
  enterOpenClass: { request: T.Object(named), response: LiveCourseDataSchema },
  /** A one-time URL of the class as iCalendar (RFC 5545). */
  exportOpenClassCalendar: {
    request: T.Object(named),
    response: T.Object({ url: askedFor(url()), expiresInSeconds: integer(1) }),
  },
  listPeaSeries: { request: nothingAsked(), response: list(PeaSeriesSchema, 50) },
  /** Live ones first, then upcoming, then replays, newest first. */
  listPeaClasses: {
    request: T.Object({ seriesId: T.Optional(id()), ...paging }),
    response: list(PeaClassSchema, 50),
  },
  /** null: no such class. */
  getPeaClass: {
    request: T.Object(named),
    response: T.Union([PeaClassDetailSchema, T.Null()]),
  },
  enterPeaClass: { request: T.Object(named), response: LiveCourseDataSchema },
};

export type OpenClass = Static<typeof OpenClassSchema>;
export type OpenClassDetail = Static<typeof OpenClassDetailSchema>;
export type PeaClass = Static<typeof PeaClassSchema>;
export type PeaClassDetail = Static<typeof PeaClassDetailSchema>;
export type PeaSeries = Static<typeof PeaSeriesSchema>;
