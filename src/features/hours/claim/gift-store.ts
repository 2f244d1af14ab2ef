import { hoursCalls } from '@/contract/hours/calls';
import type { ClassHourGift, PackageReceive } from '@/contract/hours/schema';
import { ok } from '@/contract/errors';
import { sharedResponse } from '@/stores/data/shared-response';

/** Class hours to claim. */
export interface Gift {
  /** Sum over all packages. */
  readonly hours: number;
  readonly packageReceives: readonly PackageReceive[];
}

/** The session's gift: a popup in the native apps, a tip on the web. Tourists have no hours (5). */
export const giftAnswer = sharedResponse<Gift | null>(null, async ({ api, student }) => {
  if (student.isTourist) return ok(null);
  const answer = await api.call(hoursCalls.listUnclaimedAward, {});
  return answer.ok ? ok(summedUp(answer.value)) : answer;
});

/** Half hours exist: round away floating point errors. */
const TENTHS = 10;

function summedUp(gifts: readonly ClassHourGift[]): Gift | null {
  const sum = gifts.reduce((hours, { giveClass }) => hours + giveClass, 0);
  const hours = Math.round(sum * TENTHS) / TENTHS;
  const packageReceives = gifts.flatMap((gift) => gift.packageReceives);
  return hours > 0 && packageReceives.length > 0 ? { hours, packageReceives } : null;
}
