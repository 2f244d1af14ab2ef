import { FieldProblem } from '../../../../src/contract/help/form';

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
