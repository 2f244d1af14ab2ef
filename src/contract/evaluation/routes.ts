import { route, type RouteParams } from '../route';

/** No app login needed: the evaluation has its own. Parameters are not shown (assumed). */
const open = <P extends RouteParams>(path: string, title: string, page: string) =>
  route<P>({ path, title, weapp: 'webView', auth: 'none', loginFree: true, page });

/** `id` of the sitting; default: the newest finished one of the page's form. */
type OfSitting = Readonly<{ id?: string }>;

export const evaluationRoutes = {
  evaluation: open<{ form?: string }>('/evaluation', '测评', 'evaluation/intro'),
  /** `form`: continues with the questions of that form. */
  evaluationLogin: open<{ form?: string }>('/evaluation/login', '测评登录', 'evaluation/login'),
  /** `id`: resumes a sitting; `form`: starts one. */
  evaluationQuestions: open<{ id?: string; form?: string }>(
    '/evaluation/questions',
    '测评题目',
    'evaluation/questions',
  ),
  evaluationAnalysis: open<OfSitting>('/evaluation/analysis', '测评解析', 'evaluation/analysis'),
  evaluationCcAnalysis: open<OfSitting>('/evaluation/cc-analysis', '测评解析', 'evaluation/cc-analysis'),
  evaluationResult: open<OfSitting>('/evaluation/result', '测评结果', 'evaluation/result'),
  evaluationAppraisalReport: open<OfSitting>(
    '/evaluation/appraisal-report',
    '测评报告',
    'evaluation/appraisal-report',
  ),
  evaluationCcAppraisalReport: open<OfSitting>(
    '/evaluation/cc-appraisal-report',
    '测评报告',
    'evaluation/cc-appraisal-report',
  ),
} as const;
