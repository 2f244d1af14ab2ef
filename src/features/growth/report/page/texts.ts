import type { ReportKind } from '@/contract/growth/values';

export const reportPageTexts = {
  loading: '报告加载中…',
  missing: '找不到这份报告',
  toReports: '全部报告',
  save: '保存为 PDF',
} as const;

/** Empty texts: when such a report comes. */
export const noneYet: Readonly<Record<ReportKind, string>> = {
  firstLesson: '上完第一节课后，首课报告就会送到这里',
  afterClass: '上完一节课后，课堂上的精彩时刻就会送到这里',
  eloquence: '上完一节口才课后，这里就能听到孩子的表达',
  debate: '上完一节辩论课后，这里就能听到孩子的发言',
  month: '每个月初，上个月的学习报告会送到这里',
  stage: '学完一个阶段后，阶段报告就会送到这里',
  year: '学满一年后，年度报告就会送到这里',
  explore: '做完专题探索后，报告就会送到这里',
  subject: '学完一个主题后，主题报告就会送到这里',
  grade: '做完定级测评后，定级报告就会送到这里',
  gradeNew: '做完定级测评后，定级报告就会送到这里',
  rank: '做完段位测评后，报告就会送到这里',
  review: '做完阶段复习后，复习报告就会送到这里',
  demo: '上完试听课后，试听报告就会送到这里',
};

export const nextStepTexts = {
  courses: '孩子的课程',
  situation: '最近的学情',
  wrongQuestions: '先练练错题',
} as const;
