import { route } from '../route';

export const deliveriesRoutes = {
  myExpressList: route({
    path: '/myExpress/list',
    parents: ['/myExpress'],
    title: '物流',
    weapp: 'native',
    page: 'deliveries/list',
  }),
  /** `id` of a parcel. */
  myExpressDetail: route<{ id?: string }>({
    path: '/myExpress/detail',
    title: '物流详情',
    weapp: 'native',
    page: 'deliveries/detail',
  }),
  /** `id` of a delivery, or the number of an order. */
  myExpressPackList: route<{ id?: string; orderNo?: string }>({
    path: '/myExpress/packList',
    title: '包裹列表',
    weapp: 'native',
    page: 'deliveries/pack-list',
  }),
} as const;
