import type { StudyPlanClass } from '@/contract/lessons/schema';
import { StudyClassStatus } from '@/contract/lessons/values';
import { dayNumber, momentOf } from '@/features/lessons/dates';
import { lessonTexts } from '@/features/lessons/texts';

export const planTexts = {
  teacher: (name: string) => (name.endsWith('老师') ? name : `${name}老师`),
  minutes: (count: number) => `${count}分钟`,
} as const;

export const lessonLinkTexts = {
  report: '看课后报告',
  replay: '看回放',
  named: (text: string, chapter: string): string => `${text} ${chapter}`,
} as const;

/** What is recorded of a lesson, in the same words on every screen. */
export const classStatusTexts: Readonly<Record<StudyClassStatus, string>> = {
  [StudyClassStatus.upcoming]: lessonTexts.state.notStarted,
  [StudyClassStatus.live]: lessonTexts.state.live,
  [StudyClassStatus.finished]: '已上课',
  [StudyClassStatus.missed]: '缺课',
  [StudyClassStatus.leave]: '已请假',
  [StudyClassStatus.over]: '未记录',
};

/** A lesson of today may still be recorded: until then it is over. Of an earlier one nothing is known. */
export const isOverToday = ({ courseDate, status }: StudyPlanClass, now: number): boolean =>
  status === StudyClassStatus.over && dayNumber(momentOf(courseDate)) === dayNumber(now);

export const classStatusText = (lesson: StudyPlanClass, now: number): string =>
  isOverToday(lesson, now) ? lessonTexts.state.ended : classStatusTexts[lesson.status];
