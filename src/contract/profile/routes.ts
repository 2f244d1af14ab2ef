import { route } from '../route';

export const profileRoutes = {
  settingUpInformation: route({
    path: '/settingUpInformation',
    page: 'profile/edit',
    title: '完善资料',
    weapp: 'native',
  }),
  /** `next`: inner path to open afterwards. */
  improveData: route<{ next?: string }>({
    path: '/improveData',
    page: 'profile/improve',
    title: '完善信息',
    weapp: 'webView',
  }),
  selectAgePage: route({ path: '/selectAgePage', page: 'profile/age', title: '选择年龄', weapp: 'native' }),
  parentsCenter: route<{ classHourType?: string }>({
    path: '/parentsCenter',
    parents: ['/my'],
    aliases: ['/index/parentsCenter'],
    title: '我的',
    weapp: 'native',
    page: 'profile/parents-center',
  }),
} as const;
