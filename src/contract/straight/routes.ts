import { route } from '../route';

export const straightRoutes = {
  straightList: route({ path: '/straight/list', title: '学霸专区', weapp: 'webView' }),
  straightBaby: route({ path: '/straight/baby', title: '学霸宝贝', weapp: 'webView' }),
  straightDetail: route({ path: '/straight/detail', title: '学霸详情', weapp: 'webView' }),
  straightRank: route({ path: '/straight/rank', title: '学霸排行', weapp: 'webView' }),
  straightStrategy: route({ path: '/straight/strategy', title: '学霸攻略', weapp: 'webView' }),
  straightGift: route({ path: '/straight/gift', title: '学霸礼品', weapp: 'webView' }),
} as const;
