/** Tracked events and visibility. */
import { defineCalls } from '../define';
import type { trackingSchemas } from './schema';

export const trackingCalls = defineCalls<typeof trackingSchemas>()({
  reportEvent: {
    method: 'POST',
    path: '/buriedData/reportEvent',
    service: 'tracking',
    access: 'optional',
    served: true,
    assumed: true,
    together: true,
    reads: false,
  },
  writeKafka: {
    method: 'POST',
    path: '/buriedData/writeKafka',
    service: 'tracking',
    access: 'optional',
    served: true,
    once: true,
  },
});
