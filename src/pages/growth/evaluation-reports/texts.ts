export const evaluationReportsTexts = {
  empty: '孩子做完第一次测评，这里就会有报告',
  toCourses: '看看孩子的课程',
  emptySubject: '这一科还没有测评报告，做完测评就会有',
  toAll: '看看全部测评报告',
  end: '没有更早的测评报告了',
} as const;
