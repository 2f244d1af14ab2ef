import type { Replay } from '@/contract/courses/replay.schema';
import { ReplayState } from '@/contract/courses/values';
import { dayNumber, momentOf, sayWhen } from '@/features/lessons/dates';
import { replayTexts as texts } from './texts';

type Times = Pick<Replay, 'state' | 'availableFrom' | 'availableUntil'>;

/** So few days are said as something to hurry for. */
const SOON_DAYS = 3;

/** By the clock: what was ready when it was asked for may be over by now, what was being made may be there. */
export function stateAt({ state, availableFrom, availableUntil }: Times, now: number): ReplayState {
  if (state === ReplayState.over || momentOf(availableUntil) <= now) return ReplayState.over;
  if (state === ReplayState.ready && momentOf(availableFrom) <= now) return ReplayState.ready;
  return ReplayState.preparing;
}

/** How long it can be watched, or when it comes. */
export function replayNote(replay: Times, now: number): { readonly text: string; readonly isSoon: boolean } {
  switch (stateAt(replay, now)) {
    case ReplayState.over:
      return { text: texts.overNote, isSoon: false };
    case ReplayState.preparing: {
      const isLate = momentOf(replay.availableFrom) <= now;
      return { text: isLate ? texts.late : texts.from(sayWhen(replay.availableFrom, now)), isSoon: false };
    }
    case ReplayState.ready: {
      const days = dayNumber(momentOf(replay.availableUntil)) - dayNumber(now);
      return { text: leftText(days), isSoon: days <= SOON_DAYS };
    }
  }
}

function leftText(days: number): string {
  if (days <= 0) return texts.endsToday;
  return days === 1 ? texts.endsTomorrow : texts.daysLeft(days);
}
