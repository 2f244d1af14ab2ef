import { route } from '../route';

export const homeRoutes = {
  /** `trial`: an operator's offer of a lesson to try leads here. */
  index: route<{ presentID?: string; userID?: string; trial?: string }>({
    path: '/index',
    aliases: ['/'],
    title: '首页',
    weapp: 'redirect',
    auth: 'none',
    page: 'home/home',
  }),
} as const;
