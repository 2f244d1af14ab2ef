const teacher = (name: string): string => (name.endsWith('老师') ? name : `${name}老师`);

export const lessonTexts = {
  failed: '今日课程加载失败',
  enter: '在线旁听',
  child: '孩子怎么进入课堂',
  childNamed: (chapter: string) => `孩子怎么进入课堂 ${chapter}`,
  next: (when: string, chapter: string) => `下一节课 ${when} ${chapter}`,
  openNamed: (chapter: string) => `查看这节课 ${chapter}`,
  enterNamed: (chapter: string) => `在线旁听 ${chapter}`,
  leave: '请假',
  leaveNamed: (chapter: string) => `请假 ${chapter}`,
  teacher,
  byWhom: (subject: string, name: string) => `${subject} · ${teacher(name)}`,
  /** On every screen a lesson's state by the clock has these words. */
  state: { notStarted: '待上课', soon: '即将开始', live: '正在上课', ended: '已下课' },
} as const;
