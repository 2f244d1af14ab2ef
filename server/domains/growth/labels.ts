import type { Labels } from '../../core/labels';

export const growthLabels: Labels = {
  tables: {
    child_recordings: '孩子的录音',
    report_jobs: '待送达的报告',
    report_shares: '分享过的报告',
    evaluations: '测评',
    evaluation_answers: '测评作答',
  },
  columns: {
    due_at: '应送达时间',
    done_at: '送达时间',
    of: '分享内容',
    period: '时间段',
    week: '哪一周',
    shown_name: '显示的名字',
    ends_at: '到期时间',
    revoked_at: '收回时间',
    views: '查看次数',
    taken_at: '测评时间',
    step: '学阶',
    comment: '老师的话',
    is_right: '是否答对',
  },
};
