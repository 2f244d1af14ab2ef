/** Operator configuration: switches, texts and URLs by name. */
import { defineCalls } from '../define';
import { shapes } from '../generated/configuration/calls';
import type { configurationSchemas } from './schema';

export const configurationCalls = defineCalls<typeof configurationSchemas>(shapes)({
  findDictionary: {
    method: 'GET',
    path: '/complex/v1/ol-dictionary/find',
    service: 'product',
    access: 'public',
    served: true,
  },
  getUpgradeConfig: {
    method: 'GET',
    path: '/v1/upgrade-config/getConfig',
    service: 'product',
    access: 'optional',
    served: true,
  },
  /** Entries of several codes, grouped by code. */
  getUpgradeConfigs: {
    method: 'POST',
    path: '/v1/upgrade-config/getConfigs',
    service: 'product',
    access: 'optional',
    served: true,
    assumed: true,
    inPlaceOf: 'getUpgradeConfig',
    reads: true,
  },
  /** Sends Bearer when there is a session; part 2's config call, whose path is not shown, is assumed to be this one. */
  getConfigurations: {
    method: 'POST',
    path: '/api/aic-config/open-api/v2/configurations',
    service: 'growth',
    access: 'optional',
    served: true,
    sendsToken: true,
    reads: true,
  },
  getHigherLevelWindow: {
    method: 'GET',
    path: '/static/config/higherLevelWindow.json',
    service: 'staticJson',
    access: 'public',
    served: true,
    assumed: true,
  },
  getNewStudentActivity: {
    method: 'GET',
    path: '/static/config/newStudentActivity.json',
    service: 'staticJson',
    access: 'public',
    served: true,
    assumed: true,
  },
});
