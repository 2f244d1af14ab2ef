import { route } from './define';

/** Agreements and privacy. */
export const agreementRoutes = {
  /** Any document by its `type` (contract/agreements.ts); the list of them for another one or none. */
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
} as const;
