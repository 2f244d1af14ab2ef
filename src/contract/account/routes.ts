import { route } from '../route';

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
  option: route({ path: '/option', title: '设置', weapp: 'native', page: 'account/option' }),
  deviceManage: route({
    path: '/deviceManage',
    page: 'account/devices',
    title: '设备管理',
    weapp: 'webView',
  }),
  /** Any document by its `type` (agreements.schema.ts); the list of them for another one or none. */
  protocol: route<{ type?: string }>({
    path: '/protocol',
    page: 'account/protocol',
    title: '协议',
    weapp: 'webView',
    auth: 'none',
    loginFree: true,
  }),
  userAgreement: route({
    path: '/userAgreement',
    page: 'account/user-agreement',
    title: '用户协议',
    weapp: 'native',
    auth: 'none',
    loginFree: true,
  }),
  userPrivacy: route({
    path: '/userPrivacy',
    page: 'account/privacy',
    title: '隐私政策',
    weapp: 'native',
    auth: 'none',
    loginFree: true,
  }),
  userChildrenPrivacy: route({
    path: '/userChildrenPrivacy',
    page: 'account/children-privacy',
    title: '儿童隐私政策',
    weapp: 'native',
    auth: 'none',
    loginFree: true,
  }),
  userCancellation: route({
    path: '/userCancellation',
    page: 'account/cancellation-notice',
    title: '账号注销',
    weapp: 'webView',
  }),
  logoutStep1: route({
    path: '/logout/step1',
    page: 'account/cancellation-step1',
    title: '注销账号',
    weapp: 'webView',
  }),
  logoutStep2: route({
    path: '/logout/step2',
    page: 'account/cancellation-step2',
    title: '验证手机',
    weapp: 'webView',
  }),
  logoutStep3: route({
    path: '/logout/step3',
    page: 'account/cancellation-step3',
    title: '注销结果',
    weapp: 'webView',
  }),
} as const;
