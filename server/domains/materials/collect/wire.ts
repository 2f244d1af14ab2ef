/** Material requests in the contract's format. */
import type { materialRequests, materialSubmissions } from './tables';
import { CollectState } from '../../../../src/contract/materials/values';
import type { MaterialRequest } from '../../../../src/contract/materials/collect.schema';
import { formatDateTime } from '../../../core/time';

type RequestRow = typeof materialRequests.$inferSelect;

export type SubmissionRow = typeof materialSubmissions.$inferSelect;

export const isOver = ({ endsAt }: Pick<RequestRow, 'endsAt'>, now: Date): boolean =>
  endsAt !== null && endsAt <= now;

/** A withdrawn submission counts as none. */
export const countsAs = (submission: SubmissionRow | null): SubmissionRow | null =>
  submission?.state === 'takenBack' ? null : submission;

function stateOf(request: RequestRow, submission: SubmissionRow | null, now: Date): CollectState {
  const state = submission?.state ?? 'takenBack';
  if (state !== 'takenBack') return state;
  return isOver(request, now) ? CollectState.over : CollectState.open;
}

export function toCard(request: RequestRow, submission: SubmissionRow | null, now: Date): MaterialRequest {
  const { id, title, asker, wanted, endsAt } = request;
  const sentAt = countsAs(submission)?.sentAt;
  return {
    ...{ id, title, asker, wanted: [...wanted], state: stateOf(request, submission, now) },
    endsAt: formatDateTime(endsAt),
    sentAt: sentAt === undefined ? '' : formatDateTime(sentAt),
  };
}
