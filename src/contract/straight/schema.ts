import { Type as T, type Static } from '@sinclair/typebox';
import { NICKNAME_MAX } from '../growth/values';
import { submissionId } from '../help/form.schema';
import { ExchangeCurrency } from '../orders/values';
import {
  askedFor,
  date,
  dateTime,
  id,
  idOrZero,
  integer,
  list,
  nothingAsked,
  noData,
  oneOf,
  text,
  typed,
  url,
} from '../primitives.schema';
import { MedalSchema, RewardSchema } from '../rewards/schema';
import {
  EXCELLENT_SHOWN,
  NEAR,
  PERIODS_SHOWN,
  PeriodState,
  PointKind,
  RANK_SHOWN,
  StraightPart,
  StudyGroup,
} from './values';

/** A week, identified by its Monday; '' for the current one. */
const period = () =>
  T.String({ maxLength: 10, pattern: '^(\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]))?$' });
const monday = () => date();
/** '' for the child's own. */
const group = () =>
  T.Unsafe<StudyGroup | ''>(T.String({ enum: ['', ...Object.values(StudyGroup)], default: '' }));

export const PeriodSchema = T.Object({
  period: monday(),
  lastDay: date(),
  state: oneOf(PeriodState),
  /** Late events count until then. */
  closesAt: dateTime(),
});

/** A participant as others see it. `id` is its contest id, not the user id. */
export const EntrySchema = T.Object({
  id: id(),
  /** As set by the parent: a nickname, or '*' and the last character. */
  name: typed(NICKNAME_MAX),
  /** Shared by equal points. */
  place: integer(1),
  points: integer(),
  isMine: T.Boolean(),
});

export const ExcellentSchema = T.Object({ ...EntrySchema.properties, group: oneOf(StudyGroup) });

export const MembershipSchema = T.Object({
  id: id(),
  /** '' for the shortened name. */
  nickname: typed(NICKNAME_MAX),
  shownName: typed(NICKNAME_MAX),
  showsMedals: T.Boolean(),
});

export const StraightSchema = T.Object({
  part: askedFor(oneOf(StraightPart)),
  period: PeriodSchema,
  /** The child's group, or the one it would join. */
  group: oneOf(StudyGroup),
  /** Public name without a nickname. */
  shortName: typed(NICKNAME_MAX),
  /** null: does not take part. */
  membership: T.Union([MembershipSchema, T.Null()]),
  /** Of this week; null without points. */
  own: T.Union([EntrySchema, T.Null()]),
  /** The last closed week; '' for none. */
  lastPeriod: date(),
  excellent: list(ExcellentSchema, EXCELLENT_SHOWN),
});

export const StandingSchema = T.Object({
  period: PeriodSchema,
  group: oneOf(StudyGroup),
  /** null: not in this group in this week. */
  own: T.Union([EntrySchema, T.Null()]),
  /** Places around the child's, including it, in order. */
  near: list(EntrySchema, 2 * NEAR + 1),
  /** Available weeks, newest first. */
  periods: list(monday(), PERIODS_SHOWN),
});

const KindPointsSchema = T.Object({ kind: askedFor(oneOf(PointKind)), points: integer() });

export const BabySchema = T.Object({
  ...ExcellentSchema.properties,
  period: monday(),
  state: oneOf(PeriodState),
  /** By points, descending. */
  kinds: list(KindPointsSchema, 7),
  /** Longest run of days with points in the week. */
  streak: integer(0, 7),
  /** Earned medals, if the parent chose to show them. */
  medals: list(T.Pick(MedalSchema, ['name', 'level']), 50),
});

export const PointSourceSchema = T.Object({
  ...KindPointsSchema.properties,
  /** How often. */
  count: integer(),
  /** More events than the daily limit counts. */
  isCapped: T.Boolean(),
});

export const DetailSchema = T.Object({
  period: PeriodSchema,
  group: oneOf(StudyGroup),
  /** 0: no points in this week. */
  place: integer(),
  points: integer(),
  /** Stars won; 0 until the week is closed. */
  prize: integer(),
  /** Days with points, ascending. */
  days: list(T.Object({ day: date(), points: integer(), from: list(PointSourceSchema, 7) }), 7),
  periods: list(monday(), PERIODS_SHOWN),
});

export const StrategySchema = T.Object({
  id: id(),
  title: text(64),
  summary: text(200),
  minutes: integer(1, 60),
});

export const StrategyDetailSchema = T.Object({
  ...StrategySchema.properties,
  sections: list(T.Object({ title: text(64), words: list(text(500), 10) }), 20),
});

export const GiftSchema = T.Object({
  id: id(),
  title: text(64),
  words: text(200),
  picture: url(),
  currency: askedFor(oneOf(ExchangeCurrency)),
  cost: integer(1),
  /** Remaining in total. */
  stock: integer(),
  /** Remaining for this child. */
  left: integer(),
  /** Shipped: an address is required. */
  isSent: T.Boolean(),
});

export const straightSchemas = {
  getStraight: { request: nothingAsked(), response: StraightSchema },
  /** With a nickname that reveals no name, or without one; a repeated call changes the settings. */
  joinStudyPk: {
    request: T.Object({ nickname: typed(NICKNAME_MAX), showsMedals: T.Boolean() }),
    response: noData(),
  },
  /** Deletes all public data of it. Idempotent. */
  leaveStudyPk: { request: nothingAsked(), response: noData() },
  /** The envelope's `count`: at most RANK_SHOWN. */
  listStudyRank: {
    request: T.Object({
      period: period(),
      group: group(),
      page: integer(1, RANK_SHOWN),
      limit: integer(1, 50),
    }),
    response: list(EntrySchema, 50),
  },
  getStudyStanding: { request: T.Object({ period: period(), group: group() }), response: StandingSchema },
  /** null: no such child in this week. Default period: the last closed one, else the current one. */
  getStudyBaby: {
    request: T.Object({ id: id(), period: period() }),
    response: T.Union([BabySchema, T.Null()]),
  },
  /** Of the session's child; null: it does not take part. */
  getStudyDetail: {
    request: T.Object({ period: period() }),
    response: T.Union([DetailSchema, T.Null()]),
  },
  listStrategies: { request: nothingAsked(), response: list(StrategySchema, 50) },
  getStrategy: { request: T.Object({ id: id() }), response: StrategyDetailSchema },
  listStraightGifts: {
    request: nothingAsked(),
    response: T.Object({ balance: RewardSchema, gifts: askedFor(list(GiftSchema, 50)) }),
  },
  /** `cost` as shown to the parent; `addressId` 0 if not shipped. Idempotent: a retry returns the same exchange. */
  exchangeGift: {
    request: T.Object({
      giftId: id(),
      cost: integer(1),
      addressId: idOrZero(),
      submissionId: submissionId(),
    }),
    response: T.Object({ exchangeId: id(), balance: RewardSchema }),
  },
};

export type Straight = Static<typeof StraightSchema>;
export type StudyPeriod = Static<typeof PeriodSchema>;
export type StudyEntry = Static<typeof EntrySchema>;
export type Excellent = Static<typeof ExcellentSchema>;
export type Membership = Static<typeof MembershipSchema>;
export type StudyStanding = Static<typeof StandingSchema>;
export type StudyBaby = Static<typeof BabySchema>;
export type PointSource = Static<typeof PointSourceSchema>;
export type StudyDetail = Static<typeof DetailSchema>;
export type Strategy = Static<typeof StrategySchema>;
export type StrategyDetail = Static<typeof StrategyDetailSchema>;
export type StraightGift = Static<typeof GiftSchema>;
export type StraightGifts = Static<typeof straightSchemas.listStraightGifts.response>;
