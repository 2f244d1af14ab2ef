export const specialReportTexts = {
  foreign: '这是另一个孩子的报告，用那个孩子的账号登录后就能看到',
  toOwn: '看看自己孩子的报告',
  together: '这一版适合和孩子一起看，先夸夸做得好的地方',
  toParents: '看家长版报告',
} as const;
