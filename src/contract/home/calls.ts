/** Home: modules, slots, tabs, floating icons, interest tags. */
import { defineCalls } from '../define';
import { shapes } from '../generated/home/calls';
import type { homeSchemas } from './schema';

export const homeCalls = defineCalls<
  Pick<typeof homeSchemas, 'homePageShowConfig' | 'getPositionBanner' | 'bannerAccess' | 'getTabConfig'>
>(shapes)({
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
  getTabConfig: {
    method: 'GET',
    path: '/v1/index/getTabConfig',
    service: 'product',
    access: 'optional',
    served: true,
    assumed: true,
  },
});
