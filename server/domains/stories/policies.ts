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

/** Every parent reads what a story is about; its sound and words are for whom it is open. What is still to come is so for everybody: nobody buys a course for a story that is not there. */
export function stateOf({ filmId, isForStudents }: Announced, { isStudent }: Hearer): StoryState {
  if (filmId === null) return StoryState.coming;
  return isForStudents && !isStudent ? StoryState.locked : StoryState.open;
}

/** Free stories, and those for students where the child is one. */
export const mayHearAs = (isStudent: boolean): SQL | undefined =>
  isStudent ? undefined : eq(stories.isForStudents, false);
