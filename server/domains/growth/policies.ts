import { eq } from 'drizzle-orm';
import { owned } from '../../core/http/policy';
import { hashOf } from './shares/key';
import { evaluations } from './evaluations/tables';
import { childRecordings, reportShares } from './tables';

/** Evaluations, recordings and shares belong to one child. */
export const ownEvaluations = owned(evaluations.userId);
export const ownRecordings = owned(childRecordings.userId);
export const ownShares = owned(reportShares.userId);

/** A share is readable with its key, until it expires or is revoked. */
export const sharedBy = (key: string) => eq(reportShares.keyHash, hashOf(key));
