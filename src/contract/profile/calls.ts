/** The child and the parent: who they are, avatar, age. */
import { defineCalls } from '../define';
import { shapes } from '../generated/profile/calls';
import type { profileSchemas } from './schema';

export const profileCalls = defineCalls<
  Pick<typeof profileSchemas, 'getPrivateInfo' | 'getStudentInfo' | 'getUserInfoByToken' | 'getIsGray'>
>(shapes)({
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
    // Everything waits for it, and the document may have asked it ahead.
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
});
