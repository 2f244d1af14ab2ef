/** Account cancellation and the losses it causes. */
import { Type as T, type Static } from '@sinclair/typebox';
import { dateTime, filled, integer, list, oneOf, text } from '../primitives.schema';
import { CancellationStatus, LOSSES_NAMED } from './values';

const LostHoursSchema = T.Object({
  brandCode: filled(32),
  name: filled(64),
  hours: T.Number({ minimum: 0 }),
});

/** Something unfinished, under the name that the parent knows. */
const OpenMatterSchema = T.Object({ name: filled(128), state: text(64) });

export const CancellationSchema = T.Object({
  status: oneOf(CancellationStatus),
  /** Masked phone that receives the code. */
  phone: text(32),
  /** '' unless it is pending. */
  requestedAt: dateTime(),
  /** End of the cooling-off: undo is possible until then, the data is deleted after it. '' unless it is pending. */
  until: dateTime(),
  coolingOffDays: integer(0, 365),
});

export const CancellationLossesSchema = T.Object({
  hours: list(LostHoursSchema, 50),
  /** Granted but never claimed. */
  unclaimedHours: T.Number({ minimum: 0 }),
  /** Unfinished orders, newest first, limited; `openOrderCount` counts all. */
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
  /** In any state; `shownWorks` counts those visible to others. */
  works: integer(),
  shownWorks: integer(),
  /** Received on the parent's works. */
  receivedLikes: integer(),
  receivedComments: integer(),
  /** Given by the parent: likes and collections together. */
  givenLikes: integer(),
  givenComments: integer(),
  /** Study PK points of all weeks. */
  studyPkPoints: integer(),
});

export type Cancellation = Static<typeof CancellationSchema>;
export type CancellationLosses = Static<typeof CancellationLossesSchema>;
