import { eq, type SQL } from 'drizzle-orm';
import { WorkState } from '../../../src/contract/works/values';
import { everyone, owned } from '../../core/http/policy';
import { workComments, works } from './tables';

export const ownWorks = owned(works.userId);
export const ownComments = owned(workComments.userId);

/** Public, including comments. */
export const isShown = (): SQL => eq(works.state, WorkState.shown);

type Work = Pick<typeof works.$inferSelect, 'state' | 'userId'>;

/** A shown work is public; the user's own is visible until withdrawn. */
export const mayRead =
  (userId: number) =>
  (work: Work): boolean =>
    work.state === WorkState.shown || (work.userId === userId && work.state !== WorkState.takenBack);

/** Themes, questions and editions, with their rankings. */
export const mayReadTopic = everyone;
