export const myClassTexts = {
  loading: '课程加载中',
  empty: '孩子还没有在学的课程，先去看看有哪些课吧',
  toTab: '看看课程',
  all: '查看全部课程',
  shelf: (subject: string, count: number): string => `${subject} · ${count} 门`,
} as const;
