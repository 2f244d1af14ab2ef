import type { OnLogin } from '../../../core/http/context';
import { changeActivity } from '../../home/due/student-activities';

/** Runs when a parent's first login creates the account. */
export const beginNewcomer: OnLogin = (tx, { userId, now }) =>
  changeActivity(tx, userId, { newcomerSince: now, newbornShowsPop: true });
