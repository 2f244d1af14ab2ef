import type { configCalls } from '../../src/contract/api/config';
import type { ResponseOf } from '../../src/contract/define';

/** What an operator may configure by name. */
export type ConfigurationsResponse = ResponseOf<(typeof configCalls)['getConfigurations']>;
