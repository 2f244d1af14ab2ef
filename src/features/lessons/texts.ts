/** Words of classes, wherever they are shown. */
export const lessonTexts = {
  title: '今日课程',
  count: (count: number) => `${count} 节`,
  loading: '今日课程加载中',
  empty: '今天没有课，让孩子好好休息吧',
  failed: '今日课程加载失败',
  enter: '在线旁听',
  homework: '课后作业',
  homeworkNamed: (chapter: string) => `课后作业 ${chapter}`,
  enterNamed: (chapter: string) => `在线旁听 ${chapter}`,
  byWhom: (subject: string, teacher: string) =>
    `${subject} · ${teacher.endsWith('老师') ? teacher : `${teacher}老师`}`,
  state: { notStarted: '未开始', soon: '即将开始', live: '进行中', ended: '已结束' },
  /** Listening needs the parent app, listening edition, from the iOS store: rule lessons-12. */
  download: {
    title: '请下载家长端',
    content: '网页暂不支持在线旁听，请前往苹果应用商店（App Store）下载“豌豆家长端（旁听版）”。',
    confirmText: '去下载',
    cancelText: '知道了',
  },
} as const;

/** By how many days ahead. */
export const DAY_NAMES: Readonly<Record<number, string>> = { [-1]: '昨天', 0: '今天', 1: '明天' };
