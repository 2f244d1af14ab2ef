import type { ApplyCycle, PlanTime } from '@/contract/stepup/schema';
import { MAX_PREFERRED_TIMES } from '@/contract/stepup/values';
import type { App } from '@/stores/app/app';
import { timeOf } from '../info/times';

/**
 * Times applied for earlier, part of the classes' response. Shared with the page of times, as requesting the classes there would hold
 * seats that are not shown.
 */
class AppliedTimes {
  pairs: PlanTime = [];

  announce(applied: readonly ApplyCycle[]): void {
    this.pairs = applied.flatMap(pairOf).slice(0, MAX_PREFERRED_TIMES);
  }
}

/** Invalid pairs are dropped. */
function pairOf({ week1, week2, time1, time2 }: ApplyCycle): PlanTime {
  const [first, second] = [timeOf(time1), timeOf(time2)];
  const isWeek = (week: number): boolean => week >= 1 && week <= 7;
  if (!first || !second || !isWeek(week1) || !isWeek(week2)) return [];
  return [
    [
      { w: week1, h: first[0], m: first[1] },
      { w: week2, h: second[0], m: second[1] },
    ],
  ];
}

export function appliedTimes({ session }: App): AppliedTimes {
  const applied = new AppliedTimes();
  session.onLogout(() => applied.announce([]));
  return applied;
}
