/** The devices of an account (/deviceManage). The paths are not shown (assumed). */
import { defineCalls } from '../define';
import { BACKEND_CODE } from '../errors';
import type { devicesSchemas } from './devices.schema';

export const devicesCalls = defineCalls<typeof devicesSchemas>()({
  listDevices: {
    method: 'GET',
    path: '/v1/device/list',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
  removeDevice: {
    method: 'POST',
    path: '/v1/device/remove',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    errors: {
      [BACKEND_CODE.badInput]: 'the device that asks: one logs out there',
      [BACKEND_CODE.notFound]: 'none of this account, or removed already',
    },
  },
});
