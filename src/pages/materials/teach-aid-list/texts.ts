export const teachAidListTexts = {
  loading: '教辅加载中',
  empty: '孩子的课程还没有配套教辅，报名后会寄到家',
  toCourses: '去看看课程',
  of: (course: string): string => `配套课程：${course}`,
  end: '教辅都在这里啦',
} as const;
