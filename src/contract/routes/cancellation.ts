import { route } from './define';

/** Account cancellation. */
export const cancellationRoutes = {
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
