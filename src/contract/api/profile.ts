/** Part 1 section 7, profile. */
import { PERSON_INFO_TIMEOUT_MS } from '../constants';
import { defineCalls } from '../define';
import type { profileSchemas } from './profile.schema';

export const profileCalls = defineCalls<typeof profileSchemas>()({
  getPersonInfo: {
    method: 'GET',
    path: '/v1/personalCenter/getPersonInfo',
    service: 'product',
    access: 'session',
    served: true,
    timeoutMs: PERSON_INFO_TIMEOUT_MS,
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
  },
  isLogisticsMark: {
    method: 'GET',
    path: '/v1/personalCenter/isLogisticsMark',
    service: 'product',
    access: 'session',
    served: true,
  },
  isSubscribe: {
    method: 'GET',
    path: '/v1/user/isSubscribe',
    service: 'product',
    access: 'session',
    served: true,
  },
  queryUserHourGroup: {
    method: 'POST',
    path: '/v1/personalCenter/queryUserHourGroup',
    service: 'product',
    access: 'session',
    served: true,
  },
  getHourCateByBrandCode: {
    method: 'POST',
    path: '/v1/personalCenter/getHourCateByBrandCode',
    service: 'product',
    access: 'session',
    served: true,
  },
});
