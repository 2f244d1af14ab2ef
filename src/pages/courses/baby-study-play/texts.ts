export const babyStudyPlayTexts = {
  loading: '课程加载中…',
  missing: '找不到这门课程',
  toList: '去宝贝学',
  noChapters: '这门课程正在录制，录好后就能在这里看到',
  toDetail: '去解锁',
  chapters: (count: number): string => `全部${count}集`,
  done: (finished: number, count: number): string => `已学${finished}/${count}集`,
  detail: '课程介绍',
} as const;
