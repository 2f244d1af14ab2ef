export const teacherListTexts = {
  all: '全部',
  loading: '老师列表加载中',
  empty: '老师们正在准备自我介绍，先去看看孩子的课程吧',
  toCourses: '去看看课程',
  emptySubject: (subject: string): string => `${subject}的老师还没有介绍，看看其他老师吧`,
  toAll: '看看全部老师',
  end: '老师都在这里啦',
} as const;
