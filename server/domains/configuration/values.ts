import type { configurationCalls } from '../../../src/contract/configuration/calls';
import type { ResponseOf } from '../../../src/contract/define';

/** What an operator may configure by name. */
export type ConfigurationsResponse = ResponseOf<(typeof configurationCalls)['getConfigurations']>;

/** Names under which the static files stand. They are no names of the configurations call. */
export const STATIC_FILE = {
  higherLevelWindow: 'static:higherLevelWindow',
  newStudentActivity: 'static:newStudentActivity',
} as const;

/** Name of the row with the operator's pictures for new students. */
export const NEWBORN_PICTURES = 'operator:newbornPictures';

/** Keys of stored pictures; '' for none. Without the row there are none, and the app leaves out what has no picture. */
export interface NewbornPictures {
  readonly firstLessonIconUrl: string;
  readonly newbornEntranceIconUrl: string;
  readonly activityImgUrl: string;
  readonly popImgUrl: string;
}
