import { route } from './define';

/** Reports. */
export const reportRoutes = {
  classAchieve: route({ path: '/classAchieve', title: '课堂成就', weapp: 'webView' }),
  evaReportList: route<{ grow?: string; subject?: string; cateId?: string }>({
    path: '/evaReportList',
    title: '测评报告',
    weapp: 'webView',
  }),
  reportGrade: route({ path: '/report/grade', title: '定级报告', weapp: 'webView' }),
  reportGradeNew: route({ path: '/report/gradeNew', title: '定级报告', weapp: 'webView' }),
  reportSubject: route({ path: '/report/subject', title: '主题报告', weapp: 'webView' }),
  reportStage: route({ path: '/report/stage', title: '阶段报告', weapp: 'webView' }),
  reportStageReportNew: route({ path: '/report/stageReportNew', title: '阶段报告', weapp: 'webView' }),
  reportStageReportNewOne: route({ path: '/report/stageReportNewOne', title: '阶段报告', weapp: 'webView' }),
  reportRankEvaluationReport: route({
    path: '/report/rankEvaluationReport',
    title: '段位测评报告',
    weapp: 'webView',
  }),
  reportReview: route({ path: '/report/review', title: '复习报告', weapp: 'webView' }),
  demoReport: route({ path: '/demoReport', title: '试听报告', weapp: 'webView' }),
  firstLessonReport: route<{ source?: string }>({
    path: '/firstLessonReport',
    title: '首课报告',
    weapp: 'webView',
  }),
  eloquenceReport: route({ path: '/eloquenceReport', title: '口才报告', weapp: 'webView' }),
  debateReport: route({ path: '/debateReport', title: '辩论报告', weapp: 'webView' }),
  specialReport: route<{ userid?: string; evaluation_id?: string; primary?: string }>({
    path: '/special-report',
    title: '专题探索报告',
    weapp: 'webView',
  }),
  specialReportCourse: route({ path: '/special-report/course', title: '专题课程', weapp: 'webView' }),
  specialReportAnswer: route({ path: '/special-report/answer', title: '专题答案', weapp: 'webView' }),
} as const;
