export const introTexts = {
  title: '看看孩子现在的水平',
  words: '题目会跟着孩子的回答变难或变简单，不用复习，按平时的样子做就好。',
  begin: '开始测评',
  goOn: '继续上次的测评',
  goOnHint: (name: string, answered: number): string =>
    `${name}上次做了 ${answered} 题，时间还没有到，可以接着做。`,
  results: '做过的测评',
  result: (title: string): string => `${title}的结果`,
  empty: '现在没有可以做的测评，过几天再来看看',
  home: '回到首页',
} as const;
