export const myCourseTexts = {
  lessons: (done: number, total: number): string =>
    total > 0 ? `课程进度${done}/${total}节` : `已开课${done}节`,
  chapters: (done: number, total: number): string => `已学${done}/${total}集`,
  nextLesson: (when: string, title: string): string => `${when}\n${title}`,
  nextChapter: (title: string): string => `下一集：${title}`,
  noLesson: '近期没有排课',
  finished: '全部学完啦',
  over: (date: string): string => `${date}已到期`,
  progress: (name: string): string => `${name} 进度`,
} as const;
