import { Type as T, type Static } from '@sinclair/typebox';
import { SubjectCode } from '../courses/values';
import {
  askedFor,
  dateTime,
  filled,
  id,
  idOrZero,
  integer,
  list,
  maybeToken,
  noData,
  oneOf,
  text,
  unificationId,
} from '../primitives.schema';
import { HourChange } from './values';

const withToken = T.Object({ token: maybeToken() });

const hoursOf = { unificationId: unificationId(), hourUserStatus: list(integer(0, 9), 10) };

const paging = { page: integer(1, 100_000), limit: integer(1, 50) };

/** Sent back to claim a gift. Its members are not shown (assumed). */
export const PackageReceiveSchema = T.Object({ packageId: id(), ruleId: T.Optional(idOrZero()) });

/** `giveClass` is summed over the packages for display. */
export const ClassHourGiftSchema = T.Object({
  giveClass: T.Number({ minimum: 0 }),
  packageReceives: list(PackageReceiveSchema, 50),
});

export const HourPairSchema = T.Object({
  /** Optional when read: without it the sum is unknown rather than too small. */
  baseHours: T.Optional(T.Number({ minimum: 0 })),
  giveHours: T.Number({ minimum: 0 }),
});

/** An entry of the programming brand, matched to a category by code. */
export const HourEntrySchema = T.Object({ userHourType: integer(), ...HourPairSchema.properties });

/** Hours of a brand that expire at a given time; others are not listed. Not shown (assumed). */
export const HourExpirySchema = T.Object({
  isRecorded: T.Boolean(),
  hours: T.Number({ minimum: 0 }),
  expireTime: T.String({ maxLength: 19, description: "'YYYY-MM-DD HH:mm:ss', Asia/Shanghai" }),
});

/** Hours of one brand. Most brands have the three groups, the programming brand has `userHours` (name assumed). */
export const BrandHoursSchema = T.Object({
  brandCode: text(32),
  smallLive: T.Optional(HourPairSchema),
  largeLive: T.Optional(HourPairSchema),
  record: T.Optional(HourPairSchema),
  userHours: T.Optional(list(HourEntrySchema, 50)),
  /** Earliest expiry first (assumed). */
  expiries: T.Optional(list(HourExpirySchema, 50)),
});

/** `code` is the `userHourType` of an hour entry. isRecorded: which tile it counts for (assumed). */
export const HourCategorySchema = T.Object({ code: integer(), name: text(64), isRecorded: T.Boolean() });

/** JSON in `typeValue` of cfplHourDialog; `type` is the `hourType` concerned (assumed). */
export const HourDialogSchema = T.Object({
  type: T.Union([text(32), integer()]),
  title: text(64),
  content: text(2000),
});

/** `hours` is signed; `givenHours` is the free part of it. */
export const HourRecordSchema = T.Object({
  id: id(),
  brandCode: oneOf(SubjectCode),
  isRecorded: T.Boolean(),
  change: oneOf(HourChange),
  /** Name of the lesson, order or package. */
  title: text(128),
  hours: T.Number(),
  givenHours: T.Number(),
  time: dateTime(),
});

export const hoursSchemas = {
  /** One entry per package, without expired ones; claiming is idempotent. */
  listUnclaimedAward: { request: withToken, response: list(ClassHourGiftSchema, 50) },
  receiveAward: {
    request: T.Object({
      packageReceives: T.Array(PackageReceiveSchema, { minItems: 1, maxItems: 50 }),
      token: maybeToken(),
    }),
    response: noData(),
  },
  /** Leave summary: remaining leaves of the child. */
  getLeaveSummary: {
    request: T.Object({ brandCodeList: list(filled(32), 20), unificationId: unificationId() }),
    response: T.Object({ usableNum: askedFor(T.Integer({ minimum: 0 })) }),
  },
  /** Step-up: the remaining hours are the sum of all four. */
  queryGeneralUserHourGroup: {
    request: T.Object({ userId: id(), status: T.Literal(1) }),
    response: T.Object({ largeLive: HourPairSchema, smallLive: HourPairSchema }),
  },
  /** Newest first. The envelope's `count` is the total. */
  listHourRecords: {
    request: T.Object({
      ...paging,
      brandCode: T.Optional(filled(32)),
      change: T.Optional(oneOf(HourChange)),
    }),
    response: list(HourRecordSchema, 50),
  },
  queryUserHourGroup: {
    request: T.Object({ ...hoursOf, brandCode: filled(32) }),
    response: BrandHoursSchema,
  },
  queryUserHourGroups: {
    request: T.Object({ ...hoursOf, brandCodeList: T.Array(filled(32), { minItems: 1, maxItems: 20 }) }),
    response: list(BrandHoursSchema, 20),
  },
  getHourCateByBrandCode: {
    request: T.Object({ brandCode: filled(32) }),
    response: list(HourCategorySchema, 50),
  },
};

export type HourDialog = Static<typeof HourDialogSchema>;
export type HourPair = Static<typeof HourPairSchema>;
export type HourEntry = Static<typeof HourEntrySchema>;
export type BrandHours = Static<typeof BrandHoursSchema>;
export type HourExpiry = Static<typeof HourExpirySchema>;
export type HourCategory = Static<typeof HourCategorySchema>;
export type PackageReceive = Static<typeof PackageReceiveSchema>;
export type ClassHourGift = Static<typeof ClassHourGiftSchema>;
export type HourRecord = Static<typeof HourRecordSchema>;
