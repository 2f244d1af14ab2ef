import { route } from './define';

/** Behind the mine tab: hours, orders, leave, messages. */
export const mineRoutes = {
  myClassHour: route<{ hourType?: string }>({ path: '/myClassHour', title: '我的课时', weapp: 'native' }),
  leaveRecord: route({ path: '/leaveRecord', title: '请假补课记录', weapp: 'webView' }),
  myOrder: route({ path: '/myOrder', title: '我的订单', weapp: 'native' }),
  classHourRecord: route({ path: '/classHourRecord', title: '课时记录', weapp: 'native' }),
  informationCenter: route({ path: '/informationCenter', title: '消息中心', weapp: 'webView' }),
} as const;
