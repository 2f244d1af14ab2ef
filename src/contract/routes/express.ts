import { route } from './define';

/** Deliveries. */
export const expressRoutes = {
  myExpressList: route({ path: '/myExpress/list', title: '物流', weapp: 'native' }),
  myExpressDetail: route({ path: '/myExpress/detail', title: '物流详情', weapp: 'native' }),
  myExpressPackList: route({ path: '/myExpress/packList', title: '包裹列表', weapp: 'native' }),
} as const;
