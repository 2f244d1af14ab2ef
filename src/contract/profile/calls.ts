/** The child and the parent: personal data, avatar, age. */
import { defineCalls } from '../define';
import { shapes } from '../generated/profile/calls';
import type { profileSchemas } from './schema';
import { PERSON_INFO_TIMEOUT_MS } from './values';

export const profileCalls = defineCalls<typeof profileSchemas>(shapes)({
  getIsGray: {
    method: 'GET',
    path: '/v1/common/getIsGray',
    service: 'product',
    access: 'optional',
    served: true,
  },
  getPrivateInfo: {
    method: 'GET',
    path: '/v1/personalCenter/getPrivateInfo',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
  getStudentInfo: {
    method: 'GET',
    path: '/v1/personalCenter/getStudentInfo',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    // Blocks the start; the document may have prefetched it.
    reads: true,
  },
  getUserInfoByToken: {
    method: 'GET',
    path: '/v1/visitor/getUserInfoByToken',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
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
