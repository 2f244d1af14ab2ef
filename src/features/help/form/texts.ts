import { lengthOf } from '@/contract/characters';
import type { FieldOf, FormField, FieldAnswer } from '@/contract/help/form.schema';
import { FieldProblem } from '@/contract/help/form';

export const formFillTexts = {
  optional: (title: string): string => `${title}（选填）`,
  unknown: '这一项需要新版本才能填写，请先填写其他内容',
  exampleFiles: '示例中不上传文件，填写正式的内容时可以在这里添加',
  progress: (done: number, all: number): string => `已填写 ${done}/${all}`,
  page: (place: number, all: number): string => `第${place}/${all}页`,
  progressLabel: '填写进度',
  next: '下一页',
  before: '上一页',
  restored: '已恢复上次未提交的内容',
  stars: (score: number): string => `${score}星`,
  points: (score: number): string => `${score}分`,
  score: (score: number, look: FieldOf<'score'>['look']): string =>
    look === 'stars' ? formFillTexts.stars(score) : formFillTexts.points(score),
  chooseDay: '请选择日期',
  write: '请填写',
  notAnswered: '未填写',
  busyFiles: '文件还在上传，请稍候再提交',
  failedFiles: '有文件上传失败，请重新上传或删除',
  elsewhereFiles: '有文件在另一台设备上，请在那台设备上提交，或删除后重新上传',
  failed: (reason: string): string => `${reason}。您填写的内容都还在，可以重新提交`,
  again: '重新提交',
  wheels: {
    year: { label: '年份', unit: '年' },
    month: { label: '月份', unit: '月' },
    day: { label: '日期', unit: '日' },
  },
} as const;

const missing: Readonly<Record<FormField['kind'], (title: string) => string>> = {
  single: (title) => `请选择“${title}”`,
  multiple: (title) => `请选择“${title}”`,
  score: (title) => `请为“${title}”打分`,
  text: (title) => `请填写“${title}”`,
  date: (title) => `请选择“${title}”`,
  photo: (title) => `请添加“${title}”`,
  film: (title) => `请添加“${title}”`,
  recording: (title) => `请录制“${title}”`,
};

export function problemText(
  field: FormField,
  problem: FieldProblem,
  answer: FieldAnswer | undefined,
): string {
  const { title } = field;
  if (problem === FieldProblem.missing) return missing[field.kind](title);
  if (problem === FieldProblem.wrong) return `“${title}”填写有误，请重新填写`;
  const isFew = problem === FieldProblem.tooFew;
  if (field.kind === 'text') {
    const length = answer?.kind === 'text' ? lengthOf(answer.text) : 0;
    return isFew
      ? `“${title}”再写${field.least - length}个字就可以了`
      : `“${title}”超出${length - field.most}个字，请精简一下`;
  }
  if (field.kind === 'multiple') {
    return isFew
      ? `“${title}”请至少选${field.least}项`
      : `“${title}”最多选${field.most || field.options.length}项`;
  }
  if (field.kind === 'photo') {
    return isFew ? `“${title}”请至少添加${field.least}张` : `“${title}”最多添加${field.most}张`;
  }
  return isFew ? `“${title}”填写得还不够` : `“${title}”超出了可填写的数量`;
}

/** Hint about a field's limits; '' for none. */
export function boundsText(field: FormField): string {
  if (field.kind === 'multiple') {
    const most = field.most || field.options.length;
    if (field.least > 0 && field.least === most) return `请选${most}项`;
    if (field.least > 1) return `请选${field.least}–${most}项`;
    return most < field.options.length ? `可多选，最多${most}项` : '可多选';
  }
  return field.kind === 'photo' && field.least > 1 ? `至少${field.least}张` : '';
}
