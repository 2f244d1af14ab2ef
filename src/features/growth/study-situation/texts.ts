export const situationTexts = {
  title: '学习情况',
  finished: '今日课程已结束',
  courses: '累计上课',
  coursesUnit: '节',
  subjects: '在学科目',
  subjectsUnit: '门',
  newReport: '新',
  /** Needs a newer build. */
  unknown: '更新到最新版本后，就能查看这份报告',
  open: (kind: string, message: string): string => `新报告，${kind}，${message}`,
} as const;
