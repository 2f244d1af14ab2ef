/** What is asked where the child and the parent are looked at or changed. */
import { defineCalls } from '../define';
import { shapes } from '../generated/profile/later-calls';
import type { profileCalls } from './calls';
import type { profileSchemas } from './schema';
import { PERSON_INFO_TIMEOUT_MS } from './values';

export const profileLaterCalls = defineCalls<Omit<typeof profileSchemas, keyof typeof profileCalls>>(shapes)({
  updateAge: {
    method: 'POST',
    path: '/member/front/ol-user/update',
    service: 'member',
    access: 'session',
    served: true,
  },
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
  },
  getPersonInfo: {
    method: 'GET',
    path: '/v1/personalCenter/getPersonInfo',
    service: 'product',
    access: 'session',
    served: true,
    timeoutMs: PERSON_INFO_TIMEOUT_MS,
    sendsToken: true,
  },
});
