export const courseListTexts = {
  loading: '课程加载中',
  empty: '这里的课程正在准备中，先看看别的吧',
  missing: '没有找到这个分类的课程',
  toCourses: '看看孩子的课程',
} as const;
