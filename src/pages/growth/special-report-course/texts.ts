export const exploreCourseTexts = {
  loading: '课程加载中',
  missing: '没有找到这次测评',
  toReports: '看看测评报告',
  empty: '这一科的课程还在准备中，先看看孩子已有的课程吧',
  toCourses: '看看孩子的课程',
  intro: '根据这次的答题挑选，可以练一练的排在前面',
  trains: (abilities: readonly string[]): string => `练到的能力：${abilities.join('、')}`,
  end: '推荐的课程就是这些',
} as const;
