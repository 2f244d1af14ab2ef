import { route } from '../route';

export const activitiesRoutes = {
  freshmanEnrollment: route({ path: '/freshmentEnrollment', title: '新生入学', weapp: 'webView' }),
  freshmanAuthLogin: route({ path: '/freshmentAuthLogin', title: '新生授权登录', weapp: 'webView' }),
  activityCenter: route({
    path: '/activityCenter',
    title: '活动中心',
    weapp: 'none',
    page: 'activities/activity-center',
  }),
} as const;
