/** Tracked events and visibility. */
import { defineCalls } from '../define';
import { shapes } from '../generated/tracking/calls';
import type { trackingSchemas } from './schema';

export const trackingCalls = defineCalls<typeof trackingSchemas>(shapes)({
  /** Usage marks and analytics: one event record per call, deduplicated by its id. */
  writeKafka: {
    method: 'POST',
    path: '/buriedData/writeKafka',
    service: 'tracking',
    access: 'optional',
    served: true,
    reads: false,
  },
  /** Batch of records; stored all or none. */
  writeEvents: {
    method: 'POST',
    path: '/buriedData/writeEvents',
    service: 'tracking',
    access: 'optional',
    served: true,
    assumed: true,
    inPlaceOf: 'writeKafka',
    reads: false,
  },
});
