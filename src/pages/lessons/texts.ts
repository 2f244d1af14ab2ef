import { LEAVE_NOTICE_HOURS, LeaveState } from '@/contract/lessons/values';

export const leavePageTexts = {
  loading: '加载中…',
  ask: '我要请假',
  /** In two lines. `makeUp`: '' is still to be arranged; undefined: none is needed. */
  times: (lesson: string, makeUp: string | undefined): string => {
    if (makeUp === undefined) return `${lesson}的课`;
    return makeUp === '' ? `${lesson}的课，\n补课待老师安排` : `${lesson}的课，\n${makeUp}补课`;
  },
  /** 何老师 · 11月14日 19:00申请 */
  requested: (teacher: string, when: string): string =>
    [teacher, when && `${when}申请`].filter(Boolean).join(' · '),
  withdraw: '撤销请假',
  withdrawn: '已撤销，记得按时上课',
  asked: '请假成功',
  empty: '还没有请假记录',
  chooseLesson: '选择要请假的课',
  noLessons: '最近没有可以请假的课',
  confirm: '确认请假',
  noneLeft: '请假次数已用完',
  askForMore: '请假次数不够？联系客服',
  noneLeftOf: (brands: string): string => `${brands}的请假次数已用完，这节课还想请假`,
  left: (number: number): string => `剩余${number}次`,
  rule: `开课前${LEAVE_NOTICE_HOURS}小时内不能请假或撤销，请联系老师`,
  sureToWithdraw: {
    title: '撤销请假？',
    content: '撤销后孩子需要按时上课，请假次数会退还。',
    confirmText: '撤销',
    cancelText: '取消',
  },
} as const;

export const leaveStateTexts: Readonly<Record<LeaveState, string>> = {
  [LeaveState.onLeave]: '已请假',
  [LeaveState.planned]: '待补课',
  [LeaveState.madeUp]: '已补课',
  [LeaveState.withdrawn]: '已撤销',
};
