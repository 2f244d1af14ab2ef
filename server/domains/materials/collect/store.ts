import type { FormSection } from '../../../../src/contract/help/form.schema';
import type { Db } from '../../../core/db/types';
import { assertForm } from '../../help/forms/faults';
import { materialRequests } from './tables';

export interface NewRequest {
  readonly title: string;
  readonly asker: string;
  readonly words: string;
  readonly wanted: readonly string[];
  readonly sections: readonly FormSection[];
  readonly consent?: string;
  readonly userIds?: number[];
  readonly askedAt: Date;
  readonly endsAt?: Date | null;
}

/** The only way to create a request: refuses an invalid form. Returns its id. */
export async function storeMaterialRequest(db: Db, request: NewRequest): Promise<number> {
  assertForm(request.sections);
  const [stored] = await db.insert(materialRequests).values(request).returning({ id: materialRequests.id });
  if (stored === undefined) throw new Error('A request for materials was not stored');
  return stored.id;
}
