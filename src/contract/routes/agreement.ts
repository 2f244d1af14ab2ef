import { route } from './define';

/** Agreements and privacy. */
export const agreementRoutes = {
  protocol: route({ path: '/protocol', title: '协议', weapp: 'webView', auth: 'none', loginFree: true }),
  userAgreement: route({
    path: '/userAgreement',
    title: '用户协议',
    weapp: 'native',
    auth: 'none',
    loginFree: true,
  }),
  userPrivacy: route({
    path: '/userPrivacy',
    title: '隐私政策',
    weapp: 'native',
    auth: 'none',
    loginFree: true,
  }),
  userChildrenPrivacy: route({
    path: '/userChildrenPrivacy',
    title: '儿童隐私政策',
    weapp: 'native',
    auth: 'none',
    loginFree: true,
  }),
} as const;
