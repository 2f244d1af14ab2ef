import type { Replay } from '@/contract/courses/replay.schema';
import { ReplayState } from '@/contract/courses/values';
import { isAway } from '@/features/dates/zones';
import { dayNumber, momentOf, formatWhenWithin } from '@/features/lessons/dates';
import type { LocalClock } from '@/services/clock';
import { replayTexts as texts } from './texts';

type Times = Pick<Replay, 'state' | 'availableFrom' | 'availableUntil'>;

/** From this many days left, the note is urgent. */
const SOON_DAYS = 3;

/** By the clock: the state may have changed since the response. */
export function stateAt({ state, availableFrom, availableUntil }: Times, now: number): ReplayState {
  if (state === ReplayState.over || momentOf(availableUntil) <= now) return ReplayState.over;
  if (state === ReplayState.ready && momentOf(availableFrom) <= now) return ReplayState.ready;
  return ReplayState.preparing;
}

/** Time left, or the expected time. */
export function replayNote(
  replay: Times,
  serverClock: LocalClock,
): { readonly text: string; readonly isSoon: boolean } {
  const now = serverClock.now();
  switch (stateAt(replay, now)) {
    case ReplayState.over:
      return { text: texts.overNote, isSoon: false };
    case ReplayState.preparing: {
      const isOverdue = momentOf(replay.availableFrom) <= now;
      return {
        text: isOverdue ? texts.overdue : texts.from(formatWhenWithin(replay.availableFrom, serverClock)),
        isSoon: false,
      };
    }
    case ReplayState.ready: {
      const days = dayNumber(momentOf(replay.availableUntil)) - dayNumber(now);
      return { text: leftText(replay, days, serverClock), isSoon: days <= SOON_DAYS };
    }
  }
}

function leftText({ availableUntil }: Times, days: number, serverClock: LocalClock): string {
  // Today and tomorrow are by Shanghai time: in another time zone the hour is needed as well.
  if (days <= 1 && isAway(serverClock, momentOf(availableUntil)))
    return texts.ends(formatWhenWithin(availableUntil, serverClock));
  if (days <= 0) return texts.endsToday;
  return days === 1 ? texts.endsTomorrow : texts.daysLeft(days);
}
