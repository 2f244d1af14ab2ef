import type { Labels } from '../../core/labels';

export const helpLabels: Labels = {
  tables: {
    feedbacks: '意见反馈',
    help_votes: '对帮助文章的评价',
    survey_answers: '满意度调查',
    survey_submissions: '问卷',
  },
  columns: {
    article_id: '文章编号',
    is_helpful: '有帮助',
    voted_at: '评价时间',
    score: '评分',
    reasons: '原因',
    survey_id: '问卷编号',
    answers: '填写的内容',
    answer: '客服回复',
    answered_at: '回复时间',
  },
};
