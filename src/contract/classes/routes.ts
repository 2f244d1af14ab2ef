import { route } from '../route';

export const classesRoutes = {
  openClassCenterOpenClassPage: route({
    path: '/openClassCenter/openClassPage',
    parents: ['/openClassCenter'],
    title: '公开课',
    weapp: 'webView',
    page: 'classes/open-class-list',
  }),
  openClassCenterOpenClassDetail: route<{ id?: string }>({
    path: '/openClassCenter/openClassDetail',
    title: '公开课详情',
    weapp: 'webView',
    page: 'classes/open-class',
  }),
  peaClassCenterPeaClassPage: route({
    path: '/peaClassCenter/peaClassPage',
    parents: ['/peaClassCenter'],
    title: '豌豆课堂',
    weapp: 'webView',
    page: 'classes/pea-class-list',
  }),
  peaClassCenterPeaClassDetail: route<{ id?: string }>({
    path: '/peaClassCenter/peaClassDetail',
    title: '豌豆课堂详情',
    weapp: 'webView',
    page: 'classes/pea-class',
  }),
} as const;
