import { route } from './define';

/** Growth space. */
export const growthRoutes = {
  growUp: route({
    path: '/growUp',
    aliases: ['/index/growUp'],
    title: '成长空间',
    weapp: 'none',
    redirectTo: 'growUpStudyPlan',
  }),
  growUpStudyPlan: route({
    path: '/growUp/studyPlan',
    aliases: ['/index/growUp/studyPlan'],
    title: '成长空间',
    weapp: 'none',
    keepAlive: true,
    page: 'growth/study-plan',
  }),
  growUpSituation: route<{ key?: string }>({ path: '/growUp/situation', title: '动态学情', weapp: 'none' }),
  growUpGrowReportList: route<{ key?: string; entry?: string }>({
    path: '/growUp/growReportList',
    title: '我的报告',
    weapp: 'none',
  }),
  growUpSituationShare: route({ path: '/growUp/situation/share', title: '学情分享', weapp: 'webView' }),
  growUpSituationSchedule: route({ path: '/growUp/situation/schedule', title: '学情课表', weapp: 'webView' }),
  growUpSituationV1Share: route({ path: '/growUp/situation/v1/share', title: '学情分享', weapp: 'webView' }),
  growUpStudyPlanShare: route({ path: '/growUp/studyPlan/share', title: '学习计划分享', weapp: 'webView' }),
} as const;
