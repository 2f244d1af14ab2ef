import type { configurationCalls } from '../../../src/contract/configuration/calls';
import type { ResponseOf } from '../../../src/contract/define';

/** What an operator may configure by name. */
export type ConfigurationsResponse = ResponseOf<(typeof configurationCalls)['getConfigurations']>;

/** Names of the static files. Not part of the configurations call. */
export const STATIC_FILE = {
  higherLevelWindow: 'static:higherLevelWindow',
  newStudentActivity: 'static:newStudentActivity',
} as const;

/** Row with the operator's pictures for new students. */
export const NEW_STUDENT_PICTURES = 'operator:newbornPictures';

/** Storage keys; '' for none. Without the row there are no pictures, and the app hides items without one. */
export interface NewStudentPictures {
  readonly firstLessonIconUrl: string;
  readonly newbornEntranceIconUrl: string;
  readonly activityImgUrl: string;
  readonly popImgUrl: string;
}
