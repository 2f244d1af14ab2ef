export const correctionTexts = {
  title: '老师的批改',
  byProgram: '系统批改',
  by: (name: string): string => `${name}批改`,
  voice: '老师的话',
  score: (score: number): string => `${score} `,
  unit: '分',
  ofHundred: '满分100分',
  /** Points of the questions, when they do not sum up to the 100 of all homework. */
  converted: (points: number, outOf: number, score: number): string =>
    `满分${outOf}，得${points}分，按百分制${score}分`,
  picture: (number: number): string => `第${number}张照片`,
  marked: (number: number): string => `第${number}张照片，有老师的批注`,
  signs: { right: '对', wrong: '再想一想', half: '对了一半' },
  zoom: '放大看',
  larger: '放大',
  smaller: '缩小',
  close: '关闭',
  pictureFailed: '照片加载失败',
  correct: '练练错题',
} as const;
