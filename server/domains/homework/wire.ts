/** Homework in the contract's format. */
import { HomeworkState } from '../../../src/contract/homework/values';
import { formatDateTime } from '../../core/time';
import type { HomeworkCard, Draft } from '../../../src/contract/homework/homework.schema';
import type { HomeworkRow, CardRow } from './find';
import type { CallContext } from '../../core/http/handler';
import type { homeworkDrafts } from './tables';
import { shownAnswers } from './answers';

/** Decided by the first hand-in: a revision is not late. */
function isLate({ dueAt, firstHandedInAt, isExcused, state }: HomeworkRow, now: Date): boolean {
  if (dueAt === null) return false;
  if (firstHandedInAt !== null) return firstHandedInAt > dueAt;
  return state === HomeworkState.todo && !isExcused && now > dueAt;
}

export const cardOf = ({ row, ...of }: CardRow, now: Date): HomeworkCard => ({
  homeworkId: row.id,
  ...{ kind: row.kind, title: row.title, state: row.state, round: row.round, stars: row.stars },
  ...of,
  isLate: isLate(row, now),
  isExcused: row.isExcused,
  assignedAt: formatDateTime(row.assignedAt),
  dueAt: formatDateTime(row.dueAt),
  handedInAt: formatDateTime(row.handedInAt),
  ...(row.score === null ? {} : { score: row.score }),
});

export const shownDraft = (
  context: CallContext,
  { answers, device, savedAt, version }: typeof homeworkDrafts.$inferSelect,
): Draft => ({
  ...{ version, device, savedAt: savedAt.getTime() },
  answers: shownAnswers(context, answers),
});
