import { route } from '../route';

export const rewardsRoutes = {
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
    parents: ['/myTaskCenter'],
    title: '我的任务',
    weapp: 'none',
    page: 'rewards/task-list',
  }),
  /** `id` of the claim; without one the page shows an empty state. */
  myTaskCenterMyTaskFinish: route<{ id?: string }>({
    path: '/myTaskCenter/myTaskFinish',
    title: '任务完成',
    weapp: 'none',
    page: 'rewards/task-finish',
  }),
  medalList: route({ path: '/medalList', title: '我的勋章', weapp: 'none', page: 'rewards/medals' }),
} as const;
