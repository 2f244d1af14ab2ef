/** The daily check-in's screens. */
import { Type as T } from '@sinclair/typebox';
import { date, dateTime, integer, list } from './primitives.schema';
import { RewardSchema } from './rewards.schema';

const month = () =>
  T.String({ maxLength: 7, pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: "'YYYY-MM', Asia/Shanghai" });

const CheckInDaySchema = T.Object({ day: date(), signedAt: dateTime(), reward: RewardSchema });

export const checkInSchemas = {
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
      days: list(CheckInDaySchema, 31),
    }),
  },
};
