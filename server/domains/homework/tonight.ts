import { TonightKind } from '../../../src/contract/home/values';
import { formatDateTime } from '../../core/time';
import type { TonightPart } from '../home/tonight';
import { order, undoneBy } from './find';
import { homework } from './tables';

/** Everything that is to be done, as the count of WorkUndoneNum has it; the most urgent one by name. */
export const homeworkTonight: TonightPart = async ({ db, userId }) => {
  const isUndone = undoneBy(userId);
  const [first] = await db
    .select({ id: homework.id, title: homework.title, dueAt: homework.dueAt })
    .from(homework)
    .where(isUndone)
    .orderBy(...order())
    .limit(1);
  if (first === undefined) return undefined;
  const { dueAt, id, title } = first;
  const count = await db.$count(homework, isUndone);
  return { kind: TonightKind.homework, id, title, count, ...(dueAt && { at: formatDateTime(dueAt) }) };
};
