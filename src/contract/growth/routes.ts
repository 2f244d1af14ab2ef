import { route } from '../route';

/** Without an id the newest of its kind (assumed). */
const report = (path: string, title: string, page: string) =>
  route<{ id?: string }>({ path, title, weapp: 'webView', page });

/** The share key grants access without a login (assumed). */
const shared = (path: string, title: string, page: string) =>
  route<{ shareKey?: string }>({ path, title, weapp: 'webView', auth: 'none', loginFree: true, page });

export const growthRoutes = {
  /** `key`: the selected tab, 1: reports, 2: situation, on any of the space's URLs. */
  growUp: route<{ key?: string }>({
    path: '/growUp',
    aliases: ['/index/growUp'],
    title: '成长空间',
    weapp: 'none',
    redirectTo: 'growUpStudyPlan',
  }),
  growUpStudyPlan: route<{ key?: string }>({
    path: '/growUp/studyPlan',
    aliases: ['/index/growUp/studyPlan'],
    title: '学习计划',
    weapp: 'none',
    notInBrowser: true,
    page: 'growth/study-plan',
  }),
  growUpSituation: route<{ key?: string }>({
    path: '/growUp/situation',
    parents: ['/growUp/situation/v1'],
    aliases: ['/index/growUp/situation'],
    title: '动态学情',
    weapp: 'none',
    notInBrowser: true,
    page: 'growth/situation',
  }),
  growUpGrowReportList: route<{ key?: string; entry?: string }>({
    path: '/growUp/growReportList',
    parents: ['/report'],
    aliases: ['/index/growUp/growReportList'],
    title: '我的报告',
    weapp: 'none',
    notInBrowser: true,
    page: 'growth/report-list',
  }),
  growUpSituationShare: shared('/growUp/situation/share', '学情分享', 'growth/situation-share'),
  growUpSituationSchedule: route<{ month?: string; subject?: string }>({
    path: '/growUp/situation/schedule',
    title: '学情课表',
    weapp: 'webView',
    page: 'growth/schedule',
  }),
  growUpSituationV1Share: shared('/growUp/situation/v1/share', '学情分享', 'growth/situation-v1-share'),
  growUpStudyPlanShare: shared('/growUp/studyPlan/share', '学习计划分享', 'growth/study-plan-share'),
  /** `week`: a day of it; the newest without. */
  growUpWeek: route<{ week?: string }>({
    path: '/growUp/week',
    title: '每周小结',
    weapp: 'webView',
    own: true,
    page: 'growth/week',
  }),
  growUpWeekShare: route<{ shareKey?: string }>({
    path: '/growUp/week/share',
    title: '每周小结',
    weapp: 'webView',
    auth: 'none',
    loginFree: true,
    own: true,
    page: 'growth/week-share',
  }),
  classAchieve: report('/classAchieve', '课堂成就', 'growth/class-achieve'),
  evaReportList: route<{ grow?: string; subject?: string; cateId?: string }>({
    path: '/evaReportList',
    title: '测评报告',
    weapp: 'webView',
    page: 'growth/evaluation-reports',
  }),
  reportGrade: report('/report/grade', '定级报告', 'growth/report-grade'),
  reportGradeNew: report('/report/gradeNew', '定级报告', 'growth/report-grade-new'),
  reportSubject: report('/report/subject', '主题报告', 'growth/report-subject'),
  reportStage: report('/report/stage', '阶段报告', 'growth/report-stage'),
  reportStageReportNew: report('/report/stageReportNew', '阶段报告', 'growth/report-stage-new'),
  reportStageReportNewOne: report('/report/stageReportNewOne', '阶段报告', 'growth/report-stage-new-one'),
  reportRankEvaluationReport: report('/report/rankEvaluationReport', '段位测评报告', 'growth/report-rank'),
  reportReview: report('/report/review', '复习报告', 'growth/report-review'),
  demoReport: report('/demoReport', '试听报告', 'growth/demo-report'),
  firstLessonReport: route<{ source?: string; id?: string }>({
    path: '/firstLessonReport',
    title: '首课报告',
    weapp: 'webView',
    page: 'growth/first-lesson-report',
  }),
  eloquenceReport: report('/eloquenceReport', '口才报告', 'growth/eloquence-report'),
  debateReport: report('/debateReport', '辩论报告', 'growth/debate-report'),
  /** `primary=1`: the parent's version; otherwise the version to read with the child (assumed). */
  specialReport: route<{ userid?: string; evaluation_id?: string; primary?: string }>({
    path: '/special-report',
    title: '专题探索报告',
    weapp: 'webView',
    page: 'growth/special-report',
  }),
  specialReportCourse: route<{ evaluation_id?: string }>({
    path: '/special-report/course',
    title: '专题课程',
    weapp: 'webView',
    page: 'growth/special-report-course',
  }),
  /** `wrong=1`: wrong answers first (assumed). */
  specialReportAnswer: route<{ evaluation_id?: string; wrong?: string }>({
    path: '/special-report/answer',
    title: '专题答案',
    weapp: 'webView',
    page: 'growth/special-report-answer',
  }),
} as const;
