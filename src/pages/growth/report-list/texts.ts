export const reportListTexts = {
  evaluations: '测评报告',
  evaluationsOf: (subject: string): string => `${subject}测评报告`,
  empty: '孩子上完第一节课，这里就会有第一份报告',
  toPlan: '查看学习计划',
  emptySubject: '这一科还没有报告，上完课就会有',
  toAll: '全部报告',
} as const;
