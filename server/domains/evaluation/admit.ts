/** Limits how many sittings may begin, since each reveals questions of the pools and creates a report. */
import { BACKEND_CODE } from '../../../src/contract/errors';
import { BusinessError, type CallContext } from '../../core/http/handler';
import { limitKeyOf } from '../../core/limits/address';
import { count, type Window } from '../../core/limits/counters';
import { DAY, shanghaiTime } from '../../core/time';
import { EVALUATION_MESSAGES } from './messages';

/** Calendar day in Shanghai. */
const CALENDAR_DAY = { windowMs: DAY, beginsMs: shanghaiTime('1970-01-02').getTime() };

export const SITTINGS_A_DAY = { ofChild: 10, ofAddress: 300 } as const;

export const begunOfChild = (userId: number): Window => ({ key: `evaluation:${userId}`, ...CALENDAR_DAY });

/** High enough for a school; limits mass registrations from one address. */
export const begunOfAddress = (ip: string | undefined): Window => ({
  key: `evaluation:ip:${limitKeyOf(ip)}`,
  ...CALENDAR_DAY,
});

export async function admit(
  { clock, db, ip }: Pick<CallContext, 'clock' | 'db' | 'ip'>,
  userId: number,
): Promise<void> {
  const isMuch = (await count(db, clock, begunOfChild(userId))) > SITTINGS_A_DAY.ofChild;
  if (!isMuch && (await count(db, clock, begunOfAddress(ip))) <= SITTINGS_A_DAY.ofAddress) return;
  const message = isMuch ? EVALUATION_MESSAGES.enoughToday : EVALUATION_MESSAGES.tooOften;
  throw new BusinessError(BACKEND_CODE.tooManyRequests, message, 429);
}
