import { route } from '../route';

export const ordersRoutes = {
  /** `orderId` opens that order's page. */
  myOrder: route<{ orderId?: string }>({
    path: '/myOrder',
    title: '我的订单',
    weapp: 'native',
    page: 'orders/my-order',
  }),
  myExchange: route({ path: '/myExchange', title: '我的兑换', weapp: 'none', page: 'orders/my-exchange' }),
} as const;
