import { eq, type SQL } from 'drizzle-orm';
import { StudentStatus } from '../../../src/contract/profile/status';
import { StoryState } from '../../../src/contract/stories/values';
import type { Session } from '../../core/http/handler';
import { stories } from './tables';

export interface Hearer {
  readonly userId: number;
  readonly isStudent: boolean;
}

export const hearer = ({ userId, studentStatus }: Session): Hearer => ({
  userId,
  isStudent: studentStatus === StudentStatus.official,
});

interface Announced {
  readonly filmId: number | null;
  readonly isForStudents: boolean;
}

/**
 * Every parent sees a story's description; sound and text only where it is open. Unrecorded stories are "coming" for
 * all: they must not be offered as a reason to buy.
 */
export function stateOf({ filmId, isForStudents }: Announced, { isStudent }: Hearer): StoryState {
  if (filmId === null) return StoryState.coming;
  return isForStudents && !isStudent ? StoryState.locked : StoryState.open;
}

/** Free stories, plus those for students if the child is one. */
export const mayHearAs = (isStudent: boolean): SQL | undefined =>
  isStudent ? undefined : eq(stories.isForStudents, false);
