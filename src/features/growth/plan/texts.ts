import { StudyClassStatus } from '@/contract/lessons/values';

export const planTexts = {
  teacher: (name: string) => (name.endsWith('老师') ? name : `${name}老师`),
  minutes: (count: number) => `${count}分钟`,
} as const;

export const lessonLinkTexts = {
  report: '看课后报告',
  replay: '看回放',
  named: (text: string, chapter: string): string => `${text} ${chapter}`,
} as const;

export const classStatusTexts: Readonly<Record<StudyClassStatus, string>> = {
  [StudyClassStatus.upcoming]: '待上课',
  [StudyClassStatus.live]: '正在上课',
  [StudyClassStatus.finished]: '已上课',
  [StudyClassStatus.missed]: '缺课',
  [StudyClassStatus.leave]: '已请假',
  [StudyClassStatus.over]: '未记录',
};
