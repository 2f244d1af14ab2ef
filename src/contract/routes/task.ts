import { route } from './define';

/** Tasks, check-in, activities and rewards. */
export const taskRoutes = {
  sharePoster: route({ path: '/sharePoster', title: '分享海报', weapp: 'webView' }),
  activityCenter: route({
    path: '/activityCenter',
    title: '活动中心',
    weapp: 'none',
    page: 'activities/activity-center',
  }),
  materialList: route({ path: '/material/list', title: '素材征集', weapp: 'webView' }),
  materialSubmit: route({ path: '/material/submit', title: '提交素材', weapp: 'webView' }),
  dailyCheckIn: route({
    path: '/dailyCheckIn',
    title: '每日签到',
    weapp: 'webView',
    page: 'rewards/daily-check-in',
  }),
  dailyCheckInRecord: route({
    path: '/dailyCheckInRecord',
    title: '签到记录',
    weapp: 'webView',
    page: 'rewards/check-in-record',
  }),
  myTaskCenterMyTaskList: route({
    path: '/myTaskCenter/myTaskList',
    title: '我的任务',
    weapp: 'none',
    page: 'rewards/task-list',
  }),
  /** `id` is what was claimed; links without one are told that there is nothing. */
  myTaskCenterMyTaskFinish: route<{ id?: string }>({
    path: '/myTaskCenter/myTaskFinish',
    title: '任务完成',
    weapp: 'none',
    page: 'rewards/task-finish',
  }),
  medalList: route({ path: '/medalList', title: '我的勋章', weapp: 'none', page: 'rewards/medals' }),
  myExchange: route({ path: '/myExchange', title: '我的兑换', weapp: 'none', page: 'orders/my-exchange' }),
} as const;
