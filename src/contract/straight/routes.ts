import { route } from '../route';

/** Parameters are not shown (assumed); `period` is a week's Monday, default the current week. */
export const straightRoutes = {
  straightList: route({
    path: '/straight/list',
    parents: ['/straight'],
    title: '学霸专区',
    weapp: 'webView',
    page: 'straight/list',
  }),
  /** `id` of a child in the contest. */
  straightBaby: route<{ id?: string; period?: string }>({
    path: '/straight/baby',
    title: '学霸宝贝',
    weapp: 'webView',
    page: 'straight/baby',
  }),
  straightDetail: route<{ period?: string }>({
    path: '/straight/detail',
    title: '学霸详情',
    weapp: 'webView',
    page: 'straight/detail',
  }),
  straightRank: route<{ period?: string; group?: string }>({
    path: '/straight/rank',
    title: '学霸排行',
    weapp: 'webView',
    page: 'straight/rank',
  }),
  /** Without an `id` all of them. */
  straightStrategy: route<{ id?: string }>({
    path: '/straight/strategy',
    title: '学霸攻略',
    weapp: 'webView',
    page: 'straight/strategy',
  }),
  straightGift: route({ path: '/straight/gift', title: '学霸礼品', weapp: 'webView', page: 'straight/gift' }),
} as const;
