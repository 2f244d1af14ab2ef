/** Shown to parents. */
export const HOMEWORK_MESSAGES = {
  unknown: '这份作业不存在或已被移除',
  closed: '这份作业现在不能作答了，请刷新',
  draftConflict: '另一台设备刚刚保存了新的草稿',
  incomplete: (missing: number) => `还有${missing}道必做题没有作答`,
  badAnswer: '答案与题目不符，请刷新后重试',
  badFile: '有文件上传失败，请重新上传',
  noSound: '这不是一段可以播放的录音',
} as const;

/** Of the wrong-question collection. */
export const WRONG_WORDS = {
  source: (lesson: string, title: string) => (lesson === '' ? `作业 ${title}` : `${lesson} 课后作业`),
  nothing: '（没有作答）',
  /** For kinds that a teacher marks. */
  seeCorrection: '见老师的批改',
} as const;

export const HOMEWORK_INBOX = {
  given: {
    title: (title: string) => `新作业：${title}`,
    body: (teacher: string, task: string) =>
      [`${teacher === '' ? '老师' : teacher}布置了新的作业，趁热打铁效果更好。`, task]
        .filter(Boolean)
        .join('\n'),
    linkText: '去做作业',
  },
  corrected: {
    title: (title: string) => `作业已批改：${title}`,
    body: (score: number, words: string) => [`本次得分${score}分。`, words].filter(Boolean).join('\n'),
    linkText: '查看批改',
  },
  handedBack: {
    title: (title: string) => `作业需要订正：${title}`,
    body: (words: string) =>
      ['老师标出了可以再想一想的地方，改好以后再交一次就可以。', words].filter(Boolean).join('\n'),
    linkText: '去订正',
  },
} as const;
