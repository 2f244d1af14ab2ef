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
  nothingTold,
  oneOf,
  text,
  unificationId,
} from '../primitives.schema';
import { HourChange } from './values';

const withToken = T.Object({ token: maybeToken() });

const hoursOf = { unificationId: unificationId(), hourUserStatus: list(integer(0, 9), 10) };

const paging = { page: integer(1, 100_000), limit: integer(1, 50) };

/** What is sent back to claim a gift. Its members are not shown (assumed). */
export const PackageReceiveSchema = T.Object({ packageId: id(), ruleId: T.Optional(idOrZero()) });

/** `giveClass` is summed over the packages for display. */
export const ClassHourGiftSchema = T.Object({
  giveClass: T.Number({ minimum: 0 }),
  packageReceives: list(PackageReceiveSchema, 50),
});

export const HourPairSchema = T.Object({
  /** Optional to its readers alone: without it a sum is not known, instead of too small. */
  baseHours: T.Optional(T.Number({ minimum: 0 })),
  giveHours: T.Number({ minimum: 0 }),
});

/** An entry of the programming brand, matched to a category by code. */
export const HourEntrySchema = T.Object({ userHourType: integer(), ...HourPairSchema.properties });

/** Hours of a brand that end at a moment; those that do not end are not told. Not shown (assumed). */
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
  /** The first to end in front (assumed). */
  expiries: T.Optional(list(HourExpirySchema, 50)),
});

/** `code` is the `userHourType` of an hour entry. isRecorded: which tile it counts for (assumed). */
export const HourCategorySchema = T.Object({ code: integer(), name: text(64), isRecorded: T.Boolean() });

/** JSON in `typeValue` of cfplHourDialog; `type` is the `hourType` that it is about (assumed). */
export const HourDialogSchema = T.Object({
  type: T.Union([text(32), integer()]),
  title: text(64),
  content: text(2000),
});

/** `hours` has the sign of the change; `givenHours` is the part of it that was a present. */
export const HourRecordSchema = T.Object({
  id: id(),
  brandCode: oneOf(SubjectCode),
  isRecorded: T.Boolean(),
  change: oneOf(HourChange),
  /** The lesson, the order or the package. */
  title: text(128),
  hours: T.Number(),
  givenHours: T.Number(),
  time: dateTime(),
});

export const hoursSchemas = {
  /** One entry a package, those whose time is over left out; claiming a package again changes nothing. */
  listUnclaimedAward: { request: withToken, response: list(ClassHourGiftSchema, 50) },
  receiveAward: {
    request: T.Object({
      packageReceives: T.Array(PackageReceiveSchema, { minItems: 1, maxItems: 50 }),
      token: maybeToken(),
    }),
    response: nothingTold(),
  },
  /** The leave summary: how often the child may still ask for leave. */
  getLeaveSummary: {
    request: T.Object({ brandCodeList: list(filled(32), 20), unificationId: unificationId() }),
    response: T.Object({ usableNum: askedFor(T.Integer({ minimum: 0 })) }),
  },
  /** Step-up: the remaining hours are the sum of all four. */
  queryGeneralUserHourGroup: {
    request: T.Object({ userId: id(), status: T.Literal(1) }),
    response: T.Object({ largeLive: HourPairSchema, smallLive: HourPairSchema }),
  },
  /** Newest first. The length of the whole list is the envelope's `count`. */
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
