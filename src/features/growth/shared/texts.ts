import type { ShareOf } from '@/contract/growth/values';

/** Texts of a shared page, for viewers who do not know the app. */
export const sharedTexts = {
  loading: '正在打开分享的内容',
  title: {
    report: (name: string): string => `${name}的学习报告`,
    situation: (name: string): string => `${name}的学情`,
    plan: (name: string): string => `${name}这一周的学习计划`,
    week: (name: string): string => `${name}的每周小结`,
  } satisfies Record<ShareOf, (name: string) => string>,
  missing: '链接不存在，请向分享者确认',
  ended: '这个分享已到期，可以请分享者再分享一次',
  revoked: '分享者已收回这个分享',
  failed: '内容加载失败，请重试',
  emptyPlan: '这一周没有课，好好休息',
  day: (date: string, weekday: string): string => (weekday ? `${date} ${weekday}` : date),
  minutes: (minutes: number): string => `${minutes}分钟`,
  own: '这是别人看到的样子',
  ownHint: '全名、电话、学校和录音都不会显示',
  revoke: '收回分享',
  footer: '豌豆思维，陪孩子在乐趣中学会思考',
  until: (day: string): string => `分享者设置了有效期，${day}后自动失效`,
  trial: '带孩子试听一节课',
} as const;
