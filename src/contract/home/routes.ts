import { route } from '../route';

export const homeRoutes = {
  /** `trial`: set by an operator's trial lesson offer. */
  index: route<{ presentID?: string; userID?: string; trial?: string }>({
    path: '/index',
    aliases: ['/'],
    title: '首页',
    weapp: 'redirect',
    auth: 'none',
    page: 'home/home',
  }),
} as const;
