import { route } from './define';

/** Tasks, check-in, activities and rewards. */
export const taskRoutes = {
  sharePoster: route({ path: '/sharePoster', title: '分享海报', weapp: 'webView' }),
  activityCenter: route({ path: '/activityCenter', title: '活动中心', weapp: 'none' }),
  materialList: route({ path: '/material/list', title: '素材征集', weapp: 'webView' }),
  materialSubmit: route({ path: '/material/submit', title: '提交素材', weapp: 'webView' }),
  dailyCheckIn: route({ path: '/dailyCheckIn', title: '每日签到', weapp: 'webView' }),
  dailyCheckInRecord: route({ path: '/dailyCheckInRecord', title: '签到记录', weapp: 'webView' }),
  myTaskCenterMyTaskList: route({ path: '/myTaskCenter/myTaskList', title: '我的任务', weapp: 'none' }),
  myTaskCenterMyTaskFinish: route({ path: '/myTaskCenter/myTaskFinish', title: '任务完成', weapp: 'none' }),
  medalList: route({ path: '/medalList', title: '我的勋章', weapp: 'none' }),
  myExchange: route({ path: '/myExchange', title: '我的兑换', weapp: 'none' }),
} as const;
