import { route } from '../route';

export const linksRoutes = {
  iframePage: route<{ url?: string }>({ path: '/iframePage', title: '外部页面', weapp: 'webView' }),
} as const;
