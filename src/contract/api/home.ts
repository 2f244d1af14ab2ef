/** Part 1 section 7, home: the shell and the home page. */
import { defineCalls } from '../define';
import type { homeSchemas } from './home.schema';

export const homeCalls = defineCalls<typeof homeSchemas>()({
  appLogin: {
    method: 'POST',
    path: '/v1/index/appLogin',
    service: 'product',
    access: 'session',
    served: true,
  },
  getTodayClasses: {
    method: 'GET',
    path: '/v1/index/todayClasss',
    service: 'product',
    access: 'session',
    served: true,
  },
  getAppFlag: {
    method: 'GET',
    path: '/v1/index/getAppFlag',
    service: 'product',
    access: 'optional',
    served: true,
  },
  getBanners: {
    method: 'POST',
    path: '/v1/index/banner',
    service: 'product',
    access: 'optional',
    served: true,
  },
  homePageShowConfig: {
    method: 'POST',
    path: '/v1/ol-parent-show-config/homePageShowConfig',
    service: 'product',
    access: 'optional',
    served: true,
    sendAs: 'query',
  },
  getUnReadMsgNum: {
    method: 'POST',
    path: '/api/aic-ug/v1/index/getUnReadMsgNum',
    service: 'growth',
    access: 'session',
    served: true,
  },
  getPositionBanner: {
    method: 'POST',
    path: '/api/aic-ug/v1/banner/getPositionBanner',
    service: 'growth',
    access: 'optional',
    served: true,
  },
  bannerAccess: {
    method: 'GET',
    path: '/v1/index/bannerAccess',
    service: 'product',
    access: 'optional',
    served: true,
  },
  goClass: {
    method: 'POST',
    path: '/api_index.php/index/parent_appv1/goClass',
    service: 'product',
    access: 'session',
    served: true,
  },
  getTabConfig: {
    method: 'GET',
    path: '/v1/index/getTabConfig',
    service: 'product',
    access: 'optional',
    served: true,
    assumed: true,
  },
  listenOnlineCourse: {
    method: 'POST',
    path: '/v1/ol-parent-task-detail/listenOnlineCourse',
    service: 'product',
    access: 'session',
    served: true,
  },
});
