import type { Db } from '../../../core/db/types';
import { changeActivity } from '../../home/due/student-activities';

/** With the account that a parent made. */
export const beginNewcomer = (db: Db, userId: number, now: Date): Promise<void> =>
  changeActivity(db, userId, { newcomerSince: now, newbornShowsPop: true });
