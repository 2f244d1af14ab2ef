import { route } from '../route';

export const evaluationRoutes = {
  evaluation: route({ path: '/evaluation', title: '测评', weapp: 'webView', auth: 'none', loginFree: true }),
  evaluationLogin: route({
    path: '/evaluation/login',
    title: '测评登录',
    weapp: 'webView',
    auth: 'none',
    loginFree: true,
  }),
  evaluationQuestions: route({
    path: '/evaluation/questions',
    title: '测评题目',
    weapp: 'webView',
    auth: 'none',
    loginFree: true,
  }),
  evaluationAnalysis: route({
    path: '/evaluation/analysis',
    title: '测评解析',
    weapp: 'webView',
    auth: 'none',
    loginFree: true,
  }),
  evaluationCcAnalysis: route({
    path: '/evaluation/cc-analysis',
    title: '测评解析',
    weapp: 'webView',
    auth: 'none',
    loginFree: true,
  }),
  evaluationResult: route({
    path: '/evaluation/result',
    title: '测评结果',
    weapp: 'webView',
    auth: 'none',
    loginFree: true,
  }),
  evaluationAppraisalReport: route({
    path: '/evaluation/appraisal-report',
    title: '测评报告',
    weapp: 'webView',
    auth: 'none',
    loginFree: true,
  }),
  evaluationCcAppraisalReport: route({
    path: '/evaluation/cc-appraisal-report',
    title: '测评报告',
    weapp: 'webView',
    auth: 'none',
    loginFree: true,
  }),
} as const;
