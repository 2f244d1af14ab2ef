import { route } from '../route';

export const homeRoutes = {
  index: route<{ presentID?: string; userID?: string }>({
    path: '/index',
    aliases: ['/'],
    title: '首页',
    weapp: 'redirect',
    auth: 'none',
    page: 'home/home',
  }),
} as const;
