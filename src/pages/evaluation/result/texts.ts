export const resultTexts = {
  level: '现在的水平',
  of: (name: string): string => `${name}的测评结果`,
  answered: (asked: number, right: number): string => `答了 ${asked} 题，答对 ${right} 题`,
  abilities: '各方面的表现',
  share: (asked: number, right: number): string => `${asked} 题答对 ${right} 题`,
  toAnalysis: '看每一题的解析',
  toReport: '看完整的测评报告',
  none: '还没有做完的测评',
  notOver: '测评还没有结束，做完再来看结果',
  goOn: '接着做',
  toIntro: '看看有哪些测评',
} as const;
