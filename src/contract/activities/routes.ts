import { route } from '../route';

export const activitiesRoutes = {
  /** Visitors see a preview. */
  freshmanEnrollment: route({
    path: '/freshmentEnrollment',
    title: '新生入学',
    weapp: 'webView',
    auth: 'none',
    page: 'activities/freshman-enrollment',
  }),
  /** `code` of a teacher's link; the login needs the parent's confirmation. */
  freshmanAuthLogin: route<{ code?: string }>({
    path: '/freshmentAuthLogin',
    title: '新生授权登录',
    weapp: 'webView',
    auth: 'none',
    loginFree: true,
    page: 'activities/freshman-auth-login',
  }),
  activityCenter: route({
    path: '/activityCenter',
    title: '活动中心',
    weapp: 'none',
    page: 'activities/activity-center',
  }),
} as const;
