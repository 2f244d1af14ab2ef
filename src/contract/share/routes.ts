import { route } from '../route';

export const shareRoutes = {
  /**
   * The poster of a share: of its key, or of what is to be shared first, named as createShare names it (assumed). Without
   * either, what is shared already.
   */
  sharePoster: route<{
    shareKey?: string;
    of?: string;
    reportId?: string;
    subject?: string;
    period?: string;
  }>({ path: '/sharePoster', title: '分享海报', weapp: 'webView', page: 'share/share-poster' }),
} as const;
