export const babyStudyListTexts = {
  loading: '宝贝学加载中…',
  purchased: '已购课程',
  continued: '接着学',
  continuedNamed: (title: string): string => `接着学 ${title}`,
  done: (finished: number, count: number): string => `已学${finished}/${count}集`,
  progress: (title: string): string => `${title} 的进度`,
  empty: '宝贝学的课程正在准备',
  toCourses: '去我的课程',
  emptySubject: '这一科的课程正在准备',
  toAll: '查看全部',
} as const;
