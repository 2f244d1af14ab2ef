import type { configurationCalls } from '../../src/contract/configuration/calls';
import type { ResponseOf } from '../../src/contract/define';

/** What an operator may configure by name. */
export type ConfigurationsResponse = ResponseOf<(typeof configurationCalls)['getConfigurations']>;

/** Names under which the static files stand. They are no names of the configurations call. */
export const STATIC_FILE = {
  higherLevelWindow: 'static:higherLevelWindow',
  newStudentActivity: 'static:newStudentActivity',
} as const;
