import { route } from '../route';

export const shareRoutes = {
  /**
   * The poster of a share by its key, or of something to be shared first, in createShare's terms (assumed); of a shown
   * work by its id (assumed); `show=friends`: invited friends (assumed). Without parameters the existing shares.
   */
  sharePoster: route<{
    shareKey?: string;
    of?: string;
    reportId?: string;
    subject?: string;
    period?: string;
    workId?: string;
    show?: string;
  }>({ path: '/sharePoster', title: '分享海报', weapp: 'webView', page: 'share/share-poster' }),
} as const;
