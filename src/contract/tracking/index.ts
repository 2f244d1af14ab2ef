import { trackingCalls } from './calls';
import { trackingSchemas } from './schema';

export const tracking = { routes: {}, calls: trackingCalls, schemas: trackingSchemas, errors: {} };
