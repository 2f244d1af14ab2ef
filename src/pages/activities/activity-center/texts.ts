import { spaced } from '@/features/dates/texts';
import { ActivityState } from '@/contract/activities/values';

export const centerTexts = {
  states: {
    [ActivityState.current]: '进行中',
    [ActivityState.coming]: '即将开始',
    [ActivityState.ended]: '已结束',
  },
  empty: {
    [ActivityState.current]: '现在没有进行中的活动',
    [ActivityState.coming]: '新活动正在筹备，过几天再来',
    [ActivityState.ended]: '还没有结束的活动',
  },
  join: '参加活动',
  joined: '已参加',
  joinedToast: '报名成功，记得按时参加',
  open: '去看看',
  others: '进行中的活动',
  until: (when: string): string => `${when} 结束`,
  from: (when: string): string => spaced(when, '开始'),
} as const;
