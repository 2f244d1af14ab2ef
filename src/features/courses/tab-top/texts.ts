export const tabTopTexts = {
  next: '接下来',
  goOn: '继续观看',
  goOnWith: (title: string, percent: number): string => `继续观看 ${title}，已看 ${percent}%`,
  allClass: '全部课程',
  recordingList: '课程回放',
  aboutClassCenter: '约课',
  teacherList: '老师',
} as const;
