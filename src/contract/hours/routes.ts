import { route } from '../route';

export const hoursRoutes = {
  myClassHour: route<{ hourType?: string }>({
    path: '/myClassHour',
    title: '我的课时',
    weapp: 'native',
    page: 'hours/my-class-hour',
  }),
  classHourRecord: route<{ brandCode?: string }>({
    path: '/classHourRecord',
    title: '课时记录',
    weapp: 'native',
    page: 'hours/class-hour-record',
  }),
} as const;
