/** The private info as its owner edits it (part 1 section 3). The paths are not shown (assumed). */
import { defineCalls } from '../define';
import { BACKEND_CODE } from '../errors';
import type { personalInfoSchemas } from './personal-info.schema';

export const personalInfoCalls = defineCalls<typeof personalInfoSchemas>()({
  getPersonalInfo: {
    method: 'GET',
    path: '/v1/personalCenter/getPersonalInfo',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
  savePersonalInfo: {
    method: 'POST',
    path: '/v1/personalCenter/savePersonalInfo',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    errors: {
      [BACKEND_CODE.badInput]: 'a name, a day, a region or a picture that cannot be',
      [BACKEND_CODE.conflict]: 'saved from another device since the parent has seen it',
    },
  },
});
