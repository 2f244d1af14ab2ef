import { RewardReason, TASKS, taskRule, type TaskKind } from '../../../../src/contract/rewards/values';
import { shiftMonth, spanOf, thisMonth } from '../../../../server/domains/rewards/check-in/month';
import type { Db } from '../../../../server/core/db/types';
import { addReward } from '../../../../server/domains/rewards/ledger';
import { addMillis, DAY, HOUR, shanghaiTime, type Clock } from '../../../../server/core/time';
import { titleOf } from '../../../../server/domains/rewards/tasks/rules';
import { taskClaims } from '../../../../server/domains/rewards/tasks/tables';

export interface FinishedTask {
  readonly kind: TaskKind;
  readonly monthsAgo: number;
}

/** Rewards claimed in past months, already part of the balance. */
export async function seedFinishedTasks(
  db: Db,
  clock: Clock,
  userId: number,
  { tasks, arePaid }: { readonly tasks: readonly FinishedTask[]; readonly arePaid: boolean },
): Promise<void> {
  for (const [index, { kind, monthsAgo }] of tasks.entries()) {
    const rule = taskRule(TASKS.find((task) => task.kind === kind)?.id ?? 0);
    if (rule === undefined) continue;
    const month = shiftMonth(thisMonth(clock), -monthsAgo);
    const period = rule.every === 'month' ? month : '';
    const claimedAt = addMillis(shanghaiTime(spanOf(month).from), (18 + (index % 6)) * DAY + 20 * HOUR);
    const row = { userId, taskId: rule.id, period, title: titleOf(rule, period), ...rule.reward };
    await db.insert(taskClaims).values({ ...row, claimedAt });
    const ref = `${rule.id}:${period}`;
    if (arePaid) await addReward(db, clock, { userId, reason: RewardReason.task, ref, ...rule.reward });
  }
}
