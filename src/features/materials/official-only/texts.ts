export const officialOnlyTexts = {
  title: '学习资料仅对在读学员开放',
  why: '报名任意课程后，这里会出现与孩子所学科目配套的练习、动画和教辅资料。',
  toCourses: '去看看课程',
  toHelp: '帮助中心',
} as const;
