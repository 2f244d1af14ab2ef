/** My tasks. */
import { Type as T } from '@sinclair/typebox';
import { TaskKind, TaskStatus } from '../tasks';
import { date, dateTime, id, integer, list, nothingTold, oneOf, text } from './primitives.schema';
import { RewardSchema } from './rewards.schema';

/** '' for a task that is done once, the month for one that comes every month. */
const period = () =>
  T.String({ maxLength: 7, pattern: '^(\\d{4}-(0[1-9]|1[0-2]))?$', description: "'' or 'YYYY-MM'" });

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

export const taskSchemas = {
  /** Those whose reward waits first, then those that are to be done. */
  listMyTasks: {
    request: T.Object({}),
    response: T.Object({ today: date(), balance: RewardSchema, tasks: list(TaskSchema, 50) }),
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
