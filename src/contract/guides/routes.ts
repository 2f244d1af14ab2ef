import { route } from '../route';

export const guidesRoutes = {
  onlineHomeworkGuide: route({ path: '/onlineHomeworkGuide', title: '在线作业引导', weapp: 'webView' }),
  gradingReportGuide: route({ path: '/gradingReportGuide', title: '定级报告引导', weapp: 'webView' }),
  liveGuide: route({ path: '/liveGuide', title: '直播引导', weapp: 'webView' }),
  commonGuide: route<{ code?: string }>({ path: '/commonGuide', title: '引导', weapp: 'native' }),
  beforeClassGuide: route({ path: '/beforeClassGuide', title: '课前引导', weapp: 'webView' }),
  entranceGuide: route({ path: '/entranceGuide', title: '入口引导', weapp: 'webView' }),
  specialTaskFinishGuide: route({
    path: '/specialTaskFinishGuide',
    title: '专题任务完成引导',
    weapp: 'webView',
  }),
  onlineAuditTaskGuide: route({ path: '/onlineAuditTaskGuide', title: '旁听任务引导', weapp: 'webView' }),
  recordHomeworkFinishGuide: route({
    path: '/recordHomeworkFinishGuide',
    title: '录播作业完成引导',
    weapp: 'webView',
  }),
  recordStudyFinishGuide: route({
    path: '/recordStudyFinishGuide',
    title: '录播学习完成引导',
    weapp: 'webView',
  }),
  stageTaskGuide: route({ path: '/stageTaskGuide', title: '阶段任务引导', weapp: 'webView' }),
  littleTeacherGuide: route({ path: '/littleTeacherGuide', title: '小老师引导', weapp: 'webView' }),
  molierduoNotice: route({ path: '/molierduoNotice', title: '莫里尔多通知', weapp: 'webView' }),
} as const;
