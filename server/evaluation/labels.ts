import type { Labels } from '../labels';

export const evaluationLabels: Labels = {
  tables: { evaluations: '测评', evaluation_answers: '测评作答' },
  columns: {
    taken_at: '测评时间',
    step: '学阶',
    comment: '老师的话',
    child_answer: '孩子的答案',
    right_answer: '正确答案',
    is_right: '是否答对',
    stem: '题目',
    options: '选项',
    analysis: '解析',
  },
};
