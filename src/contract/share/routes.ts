import { route } from '../route';

export const shareRoutes = {
  /**
   * The poster of a share: of its key, or of what is to be shared first, named as createShare names it (assumed); of a work
   * that is shown, by its id (assumed); `show=friends`: whom the parent invited (assumed). Without any, what is shared already.
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
