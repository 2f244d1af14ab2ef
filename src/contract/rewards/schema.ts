import { Type as T, type Static } from '@sinclair/typebox';
import {
  askedFor,
  date,
  dateTime,
  id,
  integer,
  list,
  maybeToken,
  nothingTold,
  oneOf,
  text,
} from '../primitives.schema';
import { MEDALS, TaskKind, TaskStatus } from './values';

const withToken = T.Object({ token: maybeToken() });

const month = () =>
  T.String({ maxLength: 7, pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: "'YYYY-MM', Asia/Shanghai" });

export const RewardSchema = T.Object({ stars: integer(), peaCoins: integer() });

const CheckInDaySchema = T.Object({ day: date(), signedAt: dateTime(), reward: RewardSchema });

const names = Object.keys(MEDALS) as (keyof typeof MEDALS)[];

/** '' for a task that is done once, the month for one that comes every month. */
const period = () =>
  T.String({ maxLength: 7, pattern: '^(\\d{4}-(0[1-9]|1[0-2]))?$', description: "'' or 'YYYY-MM'" });

/** JSON in `typeValue` of integral_mall_config and order_pay_config; the address is `jsonExpand.url`. 1: also in the mini program (assumed). */
export const ShopConfigSchema = T.Object({ miniProgramShow: T.Optional(integer(0, 1)) });

export const MedalSchema = T.Object({
  name: askedFor(T.Unsafe<keyof typeof MEDALS>(T.String({ enum: names }))),
  /** What there is of it so far. */
  amount: integer(),
  level: T.Unsafe<0 | 1 | 2 | 3>(T.Integer({ minimum: 0, maximum: 3 })),
  /** Days on which the levels were earned, the first level's first; '' where the day is not known. */
  earnedOn: list(date(), 3),
});

export const TaskSchema = T.Object({
  taskId: id(),
  kind: oneOf(TaskKind),
  period: period(),
  title: text(64),
  description: text(),
  /** Never above `target`. */
  done: integer(),
  target: integer(1),
  status: oneOf(TaskStatus),
  reward: RewardSchema,
  /** Last day on which it can be done or claimed; '' when there is none. */
  until: date(),
});

export const TaskClaimSchema = T.Object({
  id: id(),
  taskId: id(),
  period: period(),
  title: text(64),
  reward: RewardSchema,
  claimedAt: dateTime(),
});

export const rewardsSchemas = {
  initTask: { request: withToken, response: nothingTold() },
  /** `dayNum`: days of this month (Asia/Shanghai) that were checked in so far; the code leads to the daily check-in. */
  isSignIn: { request: withToken, response: T.Object({ dayNum: integer(0, 31) }) },
  /** With today. `isNew`: false when today's was done before; `reward` is what the day gave, then or now. */
  signIn: {
    request: withToken,
    response: T.Object({
      dayNum: integer(1, 31),
      isNew: T.Boolean(),
      streak: integer(1),
      reward: RewardSchema,
      balance: RewardSchema,
    }),
  },
  getCheckIn: {
    request: T.Object({}),
    response: T.Object({
      /** False: there is no check-in for this child, only what was. */
      takesPart: T.Boolean(),
      isDone: T.Boolean(),
      today: date(),
      /** Days of this month that were checked in, up to today. */
      dayNum: integer(0, 31),
      monthDays: integer(28, 31),
      /** Days in a row up to today, or up to yesterday while today's is still to be done. */
      streak: integer(),
      /** Of today: given, or what it would give. */
      reward: RewardSchema,
      /** Days of this week, Monday first, that were checked in. */
      week: list(T.Object({ day: date(), isDone: T.Boolean() }), 7),
      balance: RewardSchema,
    }),
  },
  getCheckInMonth: {
    /** This month when absent. */
    request: T.Object({ month: T.Optional(month()) }),
    response: T.Object({
      month: month(),
      today: date(),
      /** The month in which the account began: there is nothing before it. */
      first: month(),
      days: askedFor(list(CheckInDaySchema, 31)),
    }),
  },
  listMedals: { request: T.Object({}), response: list(MedalSchema, 50) },
  /** Those whose reward waits first, then those that are to be done. */
  listMyTasks: {
    request: T.Object({}),
    response: T.Object({ today: date(), balance: RewardSchema, tasks: askedFor(list(TaskSchema, 50)) }),
  },
  listFinishedTasks: {
    request: T.Object({ page: integer(1, 10_000), limit: integer(1, 50) }),
    response: list(TaskClaimSchema, 50),
  },
  /** Claiming again answers the same and gives nothing. */
  claimTask: { request: T.Object({ taskId: integer(1), period: period() }), response: TaskClaimSchema },
  getTaskClaim: {
    request: T.Object({ id: id() }),
    response: T.Object({ claim: TaskClaimSchema, balance: RewardSchema }),
  },
  shareDone: { request: T.Object({}), response: nothingTold() },
};

export type ShopConfig = Static<typeof ShopConfigSchema>;
export type CheckInToday = Static<typeof rewardsSchemas.getCheckIn.response>;
export type CheckInMonth = Static<typeof rewardsSchemas.getCheckInMonth.response>;
export type CheckedIn = Static<typeof rewardsSchemas.signIn.response>;
export type Task = Static<typeof TaskSchema>;
export type TaskClaim = Static<typeof TaskClaimSchema>;
export type Medal = Static<typeof MedalSchema>;
