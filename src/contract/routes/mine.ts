import { route } from './define';

/** Behind the mine tab: hours, orders, leave, messages. */
export const mineRoutes = {
  myClassHour: route<{ hourType?: string }>({
    path: '/myClassHour',
    title: '我的课时',
    weapp: 'native',
    page: 'hours/my-class-hour',
  }),
  leaveRecord: route({
    path: '/leaveRecord',
    title: '请假补课记录',
    weapp: 'webView',
    page: 'lessons/leave-record',
  }),
  /** With an `orderId` it is that order's own page. */
  myOrder: route<{ orderId?: string }>({
    path: '/myOrder',
    title: '我的订单',
    weapp: 'native',
    page: 'orders/my-order',
  }),
  classHourRecord: route<{ brandCode?: string }>({
    path: '/classHourRecord',
    title: '课时记录',
    weapp: 'native',
    page: 'hours/class-hour-record',
  }),
  /** With `id` the message itself, so that a reload shows it again. */
  informationCenter: route<{ id?: string }>({
    path: '/informationCenter',
    title: '消息中心',
    weapp: 'webView',
    page: 'messages/information-center',
  }),
} as const;
