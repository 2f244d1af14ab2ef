import type { Labels } from '../../core/labels';

export const rewardsLabels: Labels = {
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
