/** Part 1 section 7, common. */
import { SERVICE_TOKEN_TIMEOUT_MS } from '../constants';
import { defineCalls } from '../define';
import type { commonSchemas } from './common.schema';

export const commonCalls = defineCalls<typeof commonSchemas>()({
  getSourceId: {
    method: 'GET',
    path: '/v1/common/getSourceId',
    service: 'product',
    access: 'public',
    served: true,
  },
  getSourceIdByKey: {
    method: 'GET',
    path: '/v1/common/getSourceIdByKey',
    service: 'product',
    access: 'public',
    served: true,
    assumed: true,
  },
  getPresentId: {
    method: 'GET',
    path: '/v1/common/getPresentId',
    service: 'product',
    access: 'public',
    served: true,
  },
  getIsGray: {
    method: 'GET',
    path: '/v1/common/getIsGray',
    service: 'product',
    access: 'optional',
    served: true,
  },
  getServiceToken: {
    method: 'GET',
    path: '/v1/common/getServiceToken',
    service: 'product',
    access: 'session',
    served: true,
    timeoutMs: SERVICE_TOKEN_TIMEOUT_MS,
  },
  findDictionary: {
    method: 'GET',
    path: '/complex/v1/ol-dictionary/find',
    service: 'product',
    access: 'public',
    served: true,
  },
});
