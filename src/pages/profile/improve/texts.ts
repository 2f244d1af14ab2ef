export const improveTexts = {
  guide: '再补充几项信息，我们就能为孩子安排更合适的课程和老师',
  missing: (count: number): string => `还差 ${count} 项`,
  save: '完成',
  saveAgain: '重新提交',
  later: '以后再说',
  complete: '资料已经完善',
  completeNote: '感谢您的配合，之后可以在「我的」中随时修改',
  goOn: '继续',
} as const;
