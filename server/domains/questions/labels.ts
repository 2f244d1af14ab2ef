import type { Labels } from '../../core/labels';

/** The bank has no personal data. */
export const questionsLabels: Labels = {
  tables: {
    wrong_questions: '错题',
  },
  columns: {
    knowledge_id: '知识点编号',
    stem: '题目',
    options: '选项',
    child_answer: '孩子的答案',
    right_answer: '正确答案',
    analysis: '讲解',
    wrong_at: '答错时间',
    wrong_times: '答错次数',
    mastered_at: '掌握时间',
  },
};
