import { route } from '../route';
import { FRAME_PAGE_PATH } from './values';

export const linksRoutes = {
  /** `name`: title given by the calling page. */
  iframePage: route<{ url?: string; name?: string }>({
    path: FRAME_PAGE_PATH,
    title: '外部页面',
    weapp: 'webView',
    page: 'links/iframe-page',
  }),
} as const;
