import { route } from '../route';
import { FRAME_PAGE_PATH } from './values';

export const linksRoutes = {
  /** `name`: what whoever led here calls it. */
  iframePage: route<{ url?: string; name?: string }>({
    path: FRAME_PAGE_PATH,
    title: '外部页面',
    weapp: 'webView',
    page: 'links/iframe-page',
  }),
} as const;
