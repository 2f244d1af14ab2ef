/** Cancelling an account, and what is lost by it. */
import { Type as T, type Static } from '@sinclair/typebox';
import { dateTime, filled, integer, list, oneOf, text } from '../primitives.schema';
import { CancellationStatus, LOSSES_NAMED } from './values';

const LostHoursSchema = T.Object({
  brandCode: filled(32),
  name: filled(64),
  hours: T.Number({ minimum: 0 }),
});

/** Something that is still under way, named as the parent knows it. */
const OpenMatterSchema = T.Object({ name: filled(128), state: text(64) });

export const CancellationSchema = T.Object({
  status: oneOf(CancellationStatus),
  /** Masked: where the code goes. */
  phone: text(32),
  /** '' unless it is pending. */
  requestedAt: dateTime(),
  /** Until then it can be undone, then the data goes; '' unless it is pending. */
  until: dateTime(),
  coolingOffDays: integer(0, 365),
});

export const CancellationLossesSchema = T.Object({
  hours: list(LostHoursSchema, 50),
  /** Given, and never claimed. */
  unclaimedHours: T.Number({ minimum: 0 }),
  /** Bought or asked for and not finished. The newest; `openOrderCount` counts all. */
  openOrders: list(OpenMatterSchema, LOSSES_NAMED),
  openOrderCount: integer(),
  parcels: list(OpenMatterSchema, LOSSES_NAMED),
  parcelCount: integer(),
  stars: integer(),
  peaCoins: integer(),
  medals: integer(),
  courses: list(filled(128), 50),
  comingLessons: integer(),
  reports: integer(),
  homework: integer(),
  pictures: integer(),
  /** Of any state; `shownWorks` of them others can see. */
  works: integer(),
  shownWorks: integer(),
  /** What others gave the works. */
  receivedLikes: integer(),
  receivedComments: integer(),
  /** What the parent gave to works: likes and collections together. */
  givenLikes: integer(),
  givenComments: integer(),
  /** Of the study PK, of all weeks. */
  studyPkPoints: integer(),
});

export type Cancellation = Static<typeof CancellationSchema>;
export type CancellationLosses = Static<typeof CancellationLossesSchema>;
