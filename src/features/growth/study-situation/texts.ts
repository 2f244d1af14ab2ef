/** Words of the study-situation card. */
import { LearningReportType } from '@/contract/growth/values';

const kinds: Readonly<Record<number, string>> = {
  [LearningReportType.monthly]: '月度学习报告',
  [LearningReportType.subjectExplore]: '学科探索报告',
  [LearningReportType.firstLesson]: '首课报告',
  [LearningReportType.afterCourse]: '课后报告',
};

export const situationTexts = {
  title: '学习情况',
  finished: '今日课程已结束',
  courses: '累计上课',
  coursesUnit: '节',
  subjects: '在学科目',
  subjectsUnit: '门',
  newReport: '新',
  /** A kind that is new to this build is a report all the same. */
  kind: (type: number): string => kinds[type] ?? '学习报告',
  open: (kind: string, message: string): string => `新报告，${kind}，${message}`,
} as const;
