import { formatFullDate, formatMonthDay } from '@/features/dates/in-full';
import { spaced } from '@/features/dates/texts';
import { TaskKind } from '@/contract/rewards/values';

export const taskTexts = {
  balance: '我的收获',
  tabs: { open: '进行中', finished: '已完成' },
  reward: '奖励',
  progress: (done: number, target: number): string => `${done}/${target}`,
  until: (day: string): string => `${day}截止`,
  claimUntil: (day: string): string => `${day}前领取`,
  dayEnd: (day: string): string => `${day} 24:00`,
  claimToday: (end: string): string => spaced(end, '前领取'),
  claim: '领取奖励',
  claimOf: (title: string): string => `领取奖励：${title}`,
  go: {
    [TaskKind.profile]: '去填写',
    [TaskKind.feedback]: '去反馈',
    [TaskKind.report]: '去查看',
    [TaskKind.liveLesson]: '去听课',
    [TaskKind.share]: '去分享',
    [TaskKind.checkIn]: '去签到',
    [TaskKind.lessons]: '去上课',
    [TaskKind.watch]: '去观看',
  },
  goOf: (text: string, title: string): string => `${text}：${title}`,
  how: '怎么做',
  howOf: (title: string): string => `怎么做：${title}`,
  empty: '任务都完成啦，下个月还有新任务',
  seeFinished: '看看已完成的',
  finishedEmpty: '还没有完成的任务，从最简单的开始吧',
  seeOpen: '去做任务',
  /** `year`: the current one, which is omitted. */
  claimedAt: (at: string, year: string): string =>
    at.startsWith(year) ? `${formatMonthDay(at)}领取` : `${formatFullDate(at)}领取`,
} as const;
