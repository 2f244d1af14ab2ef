import { Type as T, type Static } from '@sinclair/typebox';
import {
  askedFor,
  date,
  dateTime,
  id,
  integer,
  list,
  maybeToken,
  noData,
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

/** '' for a one-time task, the month for a monthly one. */
const period = () =>
  T.String({ maxLength: 7, pattern: '^(\\d{4}-(0[1-9]|1[0-2]))?$', description: "'' or 'YYYY-MM'" });

/** JSON in `typeValue` of integral_mall_config and order_pay_config; the URL is `jsonExpand.url`. 1: also in the mini program (assumed). */
export const ShopConfigSchema = T.Object({ miniProgramShow: T.Optional(integer(0, 1)) });

export const MedalSchema = T.Object({
  name: askedFor(T.Unsafe<keyof typeof MEDALS>(T.String({ enum: names }))),
  /** Current amount. */
  amount: integer(),
  level: T.Unsafe<0 | 1 | 2 | 3>(T.Integer({ minimum: 0, maximum: 3 })),
  /** Dates of the levels, ascending; '' where unknown. */
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
  /** Last day to do or claim it; '' for none. */
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
  initTask: { request: withToken, response: noData() },
  /** `dayNum`: check-ins of this month (Asia/Shanghai); the code decides whether the daily check-in is offered. */
  isSignIn: { request: withToken, response: T.Object({ dayNum: integer(0, 31) }) },
  /** Includes today. `isNew`: false if today's was done before; `reward`: of today, granted now or before. */
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
      /** false: no check-in for this child, only past ones. */
      takesPart: T.Boolean(),
      isDone: T.Boolean(),
      today: date(),
      /** Check-ins of this month up to today. */
      dayNum: integer(0, 31),
      monthDays: integer(28, 31),
      /** Consecutive days up to today, or up to yesterday while today's is open. */
      streak: integer(),
      /** Of today: granted, or on offer. */
      reward: RewardSchema,
      /** This week's check-ins, Monday first. */
      week: list(T.Object({ day: date(), isDone: T.Boolean() }), 7),
      balance: RewardSchema,
    }),
  },
  getCheckInMonth: {
    /** Default: this month. */
    request: T.Object({ month: T.Optional(month()) }),
    response: T.Object({
      month: month(),
      today: date(),
      /** The month of the account's creation, the earliest available. */
      first: month(),
      days: askedFor(list(CheckInDaySchema, 31)),
    }),
  },
  listMedals: { request: T.Object({}), response: list(MedalSchema, 50) },
  /** Claimable ones first, then open ones. */
  listMyTasks: {
    request: T.Object({}),
    response: T.Object({ today: date(), balance: RewardSchema, tasks: askedFor(list(TaskSchema, 50)) }),
  },
  listFinishedTasks: {
    request: T.Object({ page: integer(1, 10_000), limit: integer(1, 50) }),
    response: list(TaskClaimSchema, 50),
  },
  /** Idempotent. */
  claimTask: { request: T.Object({ taskId: integer(1), period: period() }), response: TaskClaimSchema },
  getTaskClaim: {
    request: T.Object({ id: id() }),
    response: T.Object({ claim: TaskClaimSchema, balance: RewardSchema }),
  },
  shareDone: { request: T.Object({}), response: noData() },
};

export type ShopConfig = Static<typeof ShopConfigSchema>;
export type CheckInToday = Static<typeof rewardsSchemas.getCheckIn.response>;
export type CheckInMonth = Static<typeof rewardsSchemas.getCheckInMonth.response>;
export type CheckedIn = Static<typeof rewardsSchemas.signIn.response>;
export type Task = Static<typeof TaskSchema>;
export type TaskClaim = Static<typeof TaskClaimSchema>;
export type Medal = Static<typeof MedalSchema>;
