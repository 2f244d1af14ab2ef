import { spaced } from '@/features/dates/texts';
export const replayTexts = {
  byWhom: (course: string, teacher: string): string => [course, teacher].filter(Boolean).join(' · '),
  preparing: '制作中',
  over: '已过期',
  from: (when: string): string => `预计 ${spaced(when, '后可看')}`,
  overdue: '回放还在整理，整理好就能看',
  ends: (when: string): string => spaced(when, '到期'),
  endsToday: '今天到期',
  endsTomorrow: '明天到期',
  daysLeft: (days: number): string => `还能看${days}天`,
  overNote: '回放的观看时间已结束，看看这节课的内容',
  progress: (name: string): string => `${name} 的进度`,
} as const;
