import { route } from './define';

/** Login and the account itself. */
export const accountRoutes = {
  login: route({
    path: '/login',
    page: 'account/login',
    title: '登录',
    weapp: 'native',
    auth: 'none',
    loginFree: true,
  }),
  findPassword: route({
    path: '/findPassword',
    page: 'account/find-password',
    title: '找回密码',
    weapp: 'native',
    auth: 'none',
    loginFree: true,
  }),
  settingUpInformation: route({
    path: '/settingUpInformation',
    page: 'profile/edit',
    title: '完善资料',
    weapp: 'native',
  }),
  option: route({ path: '/option', title: '设置', weapp: 'native', page: 'account/option' }),
  /** `next`: an inner path to go on to. */
  improveData: route<{ next?: string }>({
    path: '/improveData',
    page: 'profile/improve',
    title: '完善信息',
    weapp: 'webView',
  }),
  selectAgePage: route({ path: '/selectAgePage', page: 'profile/age', title: '选择年龄', weapp: 'native' }),
  freshmanEnrollment: route({ path: '/freshmentEnrollment', title: '新生入学', weapp: 'webView' }),
  freshmanAuthLogin: route({ path: '/freshmentAuthLogin', title: '新生授权登录', weapp: 'webView' }),
  deviceManage: route({
    path: '/deviceManage',
    page: 'account/devices',
    title: '设备管理',
    weapp: 'webView',
  }),
} as const;
