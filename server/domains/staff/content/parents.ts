/** Parents whom an editor names by their ids. */
import { badInput } from '../../../core/http/handler';
import type { Db } from '../../../core/db/types';
import { unknownOf } from '../../messages/announce';
import { STAFF_MESSAGES } from '../messages';

/** Named in a refusal. */
const UNKNOWN_SHOWN = 5;

/** Throws where there is none with such an id. */
export async function assertParents(db: Db, userIds: readonly number[]): Promise<void> {
  const unknown = userIds.length === 0 ? [] : await unknownOf(db, userIds);
  if (unknown.length > 0)
    throw badInput('userIds', STAFF_MESSAGES.unknownIds(unknown.slice(0, UNKNOWN_SHOWN).join('、')));
}
