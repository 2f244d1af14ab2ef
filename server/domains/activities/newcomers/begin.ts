import type { OnLogin } from '../../../core/http/context';
import { changeActivity } from '../../home/due/student-activities';

/** With the account that a parent made. */
export const beginNewcomer: OnLogin = (tx, { userId, now }) =>
  changeActivity(tx, userId, { newcomerSince: now, newbornShowsPop: true });
