import { route } from '../route';

export const shareRoutes = {
  sharePoster: route({ path: '/sharePoster', title: '分享海报', weapp: 'webView' }),
} as const;
