import type { OpenClass } from '@/contract/classes/schema';
import { FEW_SEATS, OpenClassState } from '@/contract/classes/values';
import { openClassTexts as texts } from '../texts';

type Standing = Pick<OpenClass, 'state' | 'isReserved' | 'seats' | 'seatsLeft' | 'hasReplay'>;

/** The child has a seat, or one is free. */
export const mayEnter = ({ isReserved, seatsLeft }: Pick<OpenClass, 'isReserved' | 'seatsLeft'>): boolean =>
  isReserved || seatsLeft > 0;

/** The state of the seats as a sentence. */
export function noteOf(of: Standing): string {
  const { state, isReserved, seats, seatsLeft, hasReplay } = of;
  switch (state) {
    case OpenClassState.reserved:
      return texts.yours;
    case OpenClassState.full:
      return texts.noneLeft(seats);
    case OpenClassState.live:
      return isReserved ? texts.yours : mayEnter(of) ? texts.walkIn : texts.liveFull;
    case OpenClassState.over:
      return hasReplay ? texts.over : texts.noReplay;
    default:
      return seatsLeft <= FEW_SEATS ? texts.few(seatsLeft) : texts.seats(seatsLeft, seats);
  }
}
