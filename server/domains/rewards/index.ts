import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import type { Labels } from '../../core/labels';
import { checkInHandlers } from './check-in/calendar';
import { signInHandlers } from './check-in/sign-in';
import { medalHandlers } from './medals/handlers';
import { taskHandlers, setUpHandlers } from './tasks/handlers';
import * as checkInTables from './check-in/tables';
import * as tables from './tables';
import * as tasksTables from './tasks/tables';
import { openLedgers } from './ledger';
import { rewardLosses } from './losses';

const handlers: DomainHandlers<'rewards'> = {
  ...checkInHandlers,
  ...signInHandlers,
  ...medalHandlers,
  ...taskHandlers,
  ...setUpHandlers,
};

const labels: Labels = {
  tables: {
    sign_ins: '每日签到',
    student_tasks: '任务',
    reward_ledger: '星星与豌豆币记录',
    task_claims: '领取的任务奖励',
  },
  columns: {
    signed_at: '签到时间',
    task_id: '任务编号',
    done_at: '完成时间',
    added_at: '时间',
    ref: '对应事项',
    stars: '星星',
    pea_coins: '豌豆币',
  },
};

export const rewards = {
  handlers,
  tables: { ...checkInTables, ...tables, ...tasksTables },
  labels,
  // Existing balances become the ledger's opening entries.
  seed: {
    afterAll: ({ clock }, once) => once('reward-ledgers', (tx) => openLedgers(tx, clock)),
  },
  losses: rewardLosses,
} satisfies Domain;
