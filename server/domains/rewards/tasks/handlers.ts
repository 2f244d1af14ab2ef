/** My tasks: progress is computed here, and each reward is granted once, regardless of retries. */
import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Task } from '../../../../src/contract/rewards/schema';
import {
  RewardReason,
  TASKS,
  TaskKind,
  TaskStatus,
  type TaskRule,
} from '../../../../src/contract/rewards/values';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { activityOf } from '../../home/due/student-activities';
import { studentTasks, taskClaims } from './tables';
import { pageOf, totalRows, type Paging } from '../../../core/db/page';
import { prepared, type Asked } from '../../../core/db/prepared';
import type { Db } from '../../../core/db/types';
import {
  BusinessError,
  requireSession,
  withCount,
  type CallContext,
  type HandlersOf,
} from '../../../core/http/handler';
import { addReward, balanceOf } from '../ledger';
import { today } from '../../../core/time';
import { TASK_MESSAGES, TASK_TEXTS } from './messages';
import { progressOf } from './progress';
import { isRunning, lastDay, openPeriods, tasksFor, titleOf } from './rules';
import { ownClaims } from '../policies';
import { orNotFound } from '../../../core/http/policy';
import { type Claim, toClaim } from './wire';

const refused = (message: string) => new BusinessError(BACKEND_CODE.conflict, message);

export const taskHandlers: HandlersOf<
  'listMyTasks' | 'listFinishedTasks' | 'claimTask' | 'getTaskClaim' | 'shareDone'
> = {
  async listMyTasks(_request, context) {
    const { userId, studentStatus } = requireSession(context);
    const { db, clock } = context;
    const claimed = await claimedKeys(db, userId);
    const { takesPartInCheckIn } = await activityOf(db, userId);
    const tasks: Task[] = [];
    for (const rule of tasksFor(studentStatus)) {
      for (const period of openPeriods(rule, clock)) {
        if (claimed.has(keyOf(rule.id, period))) continue;
        const task = await taskOf(context, userId, rule, period);
        const canBeDone = isRunning(period, clock) && (rule.kind !== TaskKind.checkIn || takesPartInCheckIn);
        if (task.status === TaskStatus.claimable || canBeDone) tasks.push(task);
      }
    }
    const waitsFirst = (left: Task, right: Task) => right.status - left.status;
    return { today: today(clock), balance: await balanceOf(db, userId), tasks: tasks.sort(waitsFirst) };
  },

  async listFinishedTasks({ page, limit }, context) {
    const { userId } = requireSession(context);
    const find = (paging: Paging) => claimsOf(context.db, { userId, ...paging });
    const { rows, total } = await pageOf(find, { page, limit });
    return withCount(rows.map(toClaim), total);
  },

  async claimTask({ taskId, period }, context) {
    const { userId, studentStatus } = requireSession(context);
    const known = await claimOf(context.db, userId, taskId, period);
    if (known !== undefined) return toClaim(known);
    const rule = tasksFor(studentStatus).find(({ id }) => id === taskId);
    if (rule === undefined || (rule.every === 'once') !== (period === ''))
      throw new BusinessError(BACKEND_CODE.notFound, TASK_MESSAGES.unknown);
    if (!openPeriods(rule, context.clock).includes(period)) throw refused(TASK_MESSAGES.over);
    const { status } = await taskOf(context, userId, rule, period);
    if (status !== TaskStatus.claimable) throw refused(TASK_MESSAGES.notDone);
    await give(context, userId, rule, period);
    const claim = await claimOf(context.db, userId, taskId, period);
    if (claim === undefined) throw new Error('A claim was not stored');
    return toClaim(claim);
  },

  async getTaskClaim({ id }, context) {
    const { userId } = requireSession(context);
    const [claim] = await context.db
      .select()
      .from(taskClaims)
      .where(and(eq(taskClaims.id, id), ownClaims(userId)));
    return {
      claim: toClaim(orNotFound(claim, TASK_MESSAGES.unknown)),
      balance: await balanceOf(context.db, userId),
    };
  },

  async shareDone(_request, context) {
    const { userId } = requireSession(context);
    const taskId = TASKS.find(({ kind }) => kind === TaskKind.share)?.id;
    if (taskId === undefined) return null;
    const now = context.clock.now();
    await context.db
      .insert(studentTasks)
      .values({ userId, taskId, createdAt: now, doneAt: now })
      .onConflictDoUpdate({
        target: [studentTasks.userId, studentTasks.taskId],
        set: { doneAt: now },
        setWhere: isNull(studentTasks.doneAt),
      });
    return null;
  },
};

const claimsOf = prepared('task_claims_of', (db, asked: Asked<Paging & { userId: number }>) =>
  db
    .select({ ...getTableColumns(taskClaims), total: totalRows })
    .from(taskClaims)
    .where(ownClaims(asked.userId))
    .orderBy(desc(taskClaims.claimedAt), desc(taskClaims.id))
    .limit(asked.limit)
    .offset(asked.offset),
);

const keyOf = (taskId: number, period: string) => `${taskId}:${period}`;

async function taskOf(
  { db, clock }: CallContext,
  userId: number,
  rule: TaskRule,
  period: string,
): Promise<Task> {
  const done = await progressOf({ db, clock, userId, rule, period });
  const isDone = done >= rule.target;
  return {
    taskId: rule.id,
    kind: rule.kind,
    period,
    title: titleOf(rule, period),
    description: TASK_TEXTS[rule.kind].description,
    done,
    target: rule.target,
    status: isDone ? TaskStatus.claimable : TaskStatus.doing,
    reward: { ...rule.reward },
    until: lastDay(period, isDone),
  };
}

/** Of two concurrent claims the second finds the first one's row and grants nothing. */
async function give(
  { db, clock }: CallContext,
  userId: number,
  rule: TaskRule,
  period: string,
): Promise<void> {
  const row = { userId, taskId: rule.id, period, title: titleOf(rule, period), ...rule.reward };
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(taskClaims)
      .values({ ...row, claimedAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: taskClaims.id });
    if (made.length === 0) return;
    const ref = keyOf(rule.id, period);
    await addReward(tx, clock, { userId, reason: RewardReason.task, ref, ...rule.reward });
  });
}

async function claimOf(db: Db, userId: number, taskId: number, period: string): Promise<Claim | undefined> {
  const [claim] = await db
    .select()
    .from(taskClaims)
    .where(and(ownClaims(userId), eq(taskClaims.taskId, taskId), eq(taskClaims.period, period)));
  return claim;
}

async function claimedKeys(db: Db, userId: number): Promise<ReadonlySet<string>> {
  const claims = await db
    .select({ taskId: taskClaims.taskId, period: taskClaims.period })
    .from(taskClaims)
    .where(ownClaims(userId));
  return new Set(claims.map(({ taskId, period }) => keyOf(taskId, period)));
}

export const setUpHandlers: HandlersOf<'initTask'> = {
  /** Called on every visit; existing tasks are kept. */
  async initTask(_request, context) {
    const { userId, studentStatus } = requireSession(context);
    const createdAt = context.clock.now();
    await context.db
      .insert(studentTasks)
      .values(tasksFor(studentStatus).map(({ id: taskId }) => ({ userId, taskId, createdAt })))
      .onConflictDoNothing();
    return null;
  },
};
