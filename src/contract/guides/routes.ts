import { route, type NoParams, type RouteParams } from '../route';

/** Instructions without personal data: readable without a login. */
const guide = <P extends RouteParams = NoParams>(
  path: string,
  title: string,
  page: string,
  weapp: 'native' | 'webView' = 'webView',
) => route<P>({ path, title, weapp, auth: 'none', loginFree: true, page: `guides/${page}` });

export const guidesRoutes = {
  onlineHomeworkGuide: guide('/onlineHomeworkGuide', '在线作业引导', 'online-homework'),
  gradingReportGuide: guide('/gradingReportGuide', '定级报告引导', 'grading-report'),
  liveGuide: guide('/liveGuide', '直播引导', 'live'),
  commonGuide: guide<{ code?: string }>('/commonGuide', '引导', 'common', 'native'),
  beforeClassGuide: guide('/beforeClassGuide', '课前引导', 'before-class'),
  entranceGuide: guide('/entranceGuide', '入口引导', 'entrance'),
  specialTaskFinishGuide: guide('/specialTaskFinishGuide', '专题任务完成引导', 'special-task-finish'),
  onlineAuditTaskGuide: guide('/onlineAuditTaskGuide', '旁听任务引导', 'online-audit-task'),
  recordHomeworkFinishGuide: guide(
    '/recordHomeworkFinishGuide',
    '录播作业完成引导',
    'record-homework-finish',
  ),
  recordStudyFinishGuide: guide('/recordStudyFinishGuide', '录播学习完成引导', 'record-study-finish'),
  stageTaskGuide: guide('/stageTaskGuide', '阶段任务引导', 'stage-task'),
  littleTeacherGuide: guide('/littleTeacherGuide', '小老师引导', 'little-teacher'),
  molierduoNotice: guide('/molierduoNotice', '莫里尔多通知', 'molierduo-notice'),
} as const;
