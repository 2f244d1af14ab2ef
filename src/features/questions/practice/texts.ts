export const practiceTexts = {
  title: '练练类似的题',
  begin: '开始练习',
  note: '一次几道，做完一道马上看讲解。',
  none: '暂时没有类似的题，先看看上面的讲解吧',
  check: '看看对不对',
  next: '下一题',
  finish: '看看结果',
  answerFirst: '先写下答案',
  allRight: (count: number) => `${count} 题都对了，真棒！`,
  some: (right: number, count: number) => `${count} 题对了 ${right} 题，再看看讲解，慢慢来`,
  again: '再练一组',
  loading: '正在准备题目',
} as const;
