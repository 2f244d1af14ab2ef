import type { OpenClass } from '@/contract/classes/schema';
import { FEW_SEATS, OpenClassState, PeaClassState } from '@/contract/classes/values';
import type { ClassMark } from './ClassCard';
import { classTexts as texts } from './texts';

const OPEN_TONES: Readonly<Record<OpenClassState, ClassMark['tone']>> = {
  [OpenClassState.soon]: 'primary',
  [OpenClassState.reserved]: 'accent',
  [OpenClassState.full]: 'neutral',
  [OpenClassState.live]: 'alert',
  [OpenClassState.over]: 'neutral',
};

const PEA_TONES: Readonly<Record<PeaClassState, ClassMark['tone']>> = {
  [PeaClassState.coming]: 'accent',
  [PeaClassState.live]: 'alert',
  [PeaClassState.making]: 'neutral',
  [PeaClassState.replay]: 'primary',
};

/** A past class with a replay is marked as such. */
export const openMark = ({ state, hasReplay }: Pick<OpenClass, 'state' | 'hasReplay'>): ClassMark =>
  state === OpenClassState.over && hasReplay
    ? { text: texts.replay, tone: 'primary' }
    : { text: texts.openStates[state], tone: OPEN_TONES[state] };

export const peaMark = (state: PeaClassState): ClassMark => ({
  text: texts.peaStates[state],
  tone: PEA_TONES[state],
});

/** '' when over or full, or `seatsLeft` is 0. */
export function seatsText({ state, seatsLeft }: Pick<OpenClass, 'state' | 'seatsLeft'>): string {
  if (seatsLeft === 0 || state === OpenClassState.over || state === OpenClassState.full) return '';
  return seatsLeft <= FEW_SEATS ? texts.fewLeft(seatsLeft) : texts.seatsLeft(seatsLeft);
}
