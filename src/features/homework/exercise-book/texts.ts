export const exerciseTexts = {
  photo: (page: string) => `${page}的照片`,
  newPage: '练习页',
  page: (book: string, page: number) => `${book} 第${page}页`,
  boxRead: (number: string, answer: string) => `第${number}题，识别为 ${answer}`,
  boxEmpty: (number: string) => `第${number}题，没有识别到答案`,
  boxResult: (number: string, answer: string, verdict: string) =>
    `第${number}题，写的是 ${answer}，${verdict}`,
  nothing: '没有写',
  right: '答对了',
  partly: '对了一部分',
  wrong: '再想一想',
  empty: '没有作答',
} as const;
