import { eq } from 'drizzle-orm';
import { owned } from '../../core/http/policy';
import { hashOf } from './shares/key';
import { evaluations } from './evaluations/tables';
import { childRecordings, reportShares } from './tables';

/** The child's evaluations, its voice, and what its parent shares: of one child. */
export const ownEvaluations = owned(evaluations.userId);
export const ownRecordings = owned(childRecordings.userId);
export const ownShares = owned(reportShares.userId);

/** What is shared is for whoever has its key, until its end and until it is taken back. */
export const sharedBy = (key: string) => eq(reportShares.keyHash, hashOf(key));
