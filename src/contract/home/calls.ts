/** Home: modules, slots, tabs, floating icons, interest tags. */
import { defineCalls } from '../define';
import { shapes } from '../generated/home/calls';
import type { homeSchemas } from './schema';

export const homeCalls = defineCalls<typeof homeSchemas>(shapes)({
  homePageShowConfig: {
    method: 'POST',
    path: '/v1/ol-parent-show-config/homePageShowConfig',
    service: 'product',
    access: 'optional',
    served: true,
    sendAs: 'query',
    reads: true,
  },
  getPositionBanner: {
    method: 'POST',
    path: '/api/aic-ug/v1/banner/getPositionBanner',
    service: 'growth',
    access: 'optional',
    served: true,
    reads: true,
  },
  bannerAccess: {
    method: 'GET',
    path: '/v1/index/bannerAccess',
    service: 'product',
    access: 'optional',
    served: true,
    once: true,
  },
  /** Homework, a choice, a report, a delivery that waits for this parent. */
  getTonight: {
    method: 'GET',
    path: '/v1/index/tonight',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
  getTabConfig: {
    method: 'GET',
    path: '/v1/index/getTabConfig',
    service: 'product',
    access: 'optional',
    served: true,
    assumed: true,
  },
  getBanners: {
    method: 'POST',
    path: '/v1/index/banner',
    service: 'product',
    access: 'optional',
    served: true,
    unused: 'the specification gives no use',
    reads: true,
  },
  listInterestTagPops: {
    method: 'POST',
    path: '/api/aic-ug/v1/interestTag/pop/list',
    service: 'growth',
    access: 'session',
    served: true,
    reads: true,
  },
  /** Success is 00000000. Too many tags are bad input; the response's `field` names the position. */
  saveInterestTagPops: {
    method: 'POST',
    path: '/api/aic-ug/v1/interestTag/pop/list/save',
    service: 'growth',
    access: 'session',
    served: true,
  },
});
