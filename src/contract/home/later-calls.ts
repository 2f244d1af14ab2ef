/** Interest tags, and what is served and not asked for: what no first look at home asks. */
import { defineCalls } from '../define';
import { shapes } from '../generated/home/later-calls';
import type { homeCalls } from './calls';
import type { homeSchemas } from './schema';

export const homeLaterCalls = defineCalls<Omit<typeof homeSchemas, keyof typeof homeCalls>>(shapes)({
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
  /** Success is 00000000. Too many tags are bad input, and the answer's `field` names where. */
  saveInterestTagPops: {
    method: 'POST',
    path: '/api/aic-ug/v1/interestTag/pop/list/save',
    service: 'growth',
    access: 'session',
    served: true,
  },
});
