import { configurationCalls } from './calls';
import { configurationSchemas } from './schema';

export const configuration = {
  routes: {},
  calls: configurationCalls,
  schemas: configurationSchemas,
  errors: {},
};
