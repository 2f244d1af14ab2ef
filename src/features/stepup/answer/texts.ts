export const answerTexts = {
  title: '新学年，孩子要升班吗',
  note: '不用着急，选好后还会请您再确认一次',
  options: '请选择新学年的安排',
  recommended: '推荐',
  upgrade: {
    title: (step: string): string => (step ? `升入 ${step}` : '升入新学年'),
    note: '学习新学年的课程，下一步请您确认老师和时间',
  },
  stay: {
    title: '暂不升班',
    note: (step: string): string =>
      step ? `继续学习 ${step}，下一步为孩子选班级或意向时间` : '下一步为孩子选班级或意向时间',
  },
  choose: '选好了',
  chooseFirst: '请先选择一项',
} as const;
