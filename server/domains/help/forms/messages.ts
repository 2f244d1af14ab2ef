import { FieldProblem } from '../../../../src/contract/help/form';

/** Shown to the editor who writes the form. */
export const FORM_FAULTS = {
  noFields: '至少要有一道题',
  sameKey: '有两道题的编号相同',
  filesOfVisitors: '不登录也能填的问卷不能上传文件',
  ofField: (title: string, fault: string) => `“${title}”：${fault}`,
  fewOptions: '至少要有两个选项',
  sameOption: '有两个选项的编号相同',
  noDay: '没有可选的日期',
  bounds: '最少不能大于最多',
  unknownField: '显示条件里的题目不存在',
  ofScore: '评分题的显示条件要填数字，比较“是、不是、至少、至多”',
  onlyAnswered: '这种题的显示条件只能是“已填写”',
  ofChoice: '显示条件要填这道题有的选项，比较“是、不是、包含”',
  ring: (titles: readonly string[]) => `显示条件绕成了圈：${titles.join(' → ')}`,
} as const;

/** Shown to parents. */
export const FORM_MESSAGES = {
  twice: '同一项内容提交了两次，请刷新后再试',
  foreignFile: (title: string) => `“${title}”的文件无效，请重新上传`,
  problem: {
    [FieldProblem.missing]: (title: string) => `请先填写“${title}”`,
    [FieldProblem.tooFew]: (title: string) => `“${title}”填写得还不够`,
    [FieldProblem.tooMany]: (title: string) => `“${title}”超出了可填写的数量`,
    [FieldProblem.wrong]: (title: string) => `“${title}”填写有误，请重新填写`,
  },
} as const;
