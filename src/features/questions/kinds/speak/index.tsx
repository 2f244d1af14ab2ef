import type { AppKind } from '../types';
import { SpeakView } from './SpeakView';
import { speakTexts } from './texts';

export const speak: AppKind<'speak'> = {
  name: speakTexts.name,
  task: speakTexts.task,
  empty: () => ({ kind: 'speak', recordings: [] }),
  isAnswered: (_, { recordings }) => recordings.length > 0,
  View: SpeakView,
};
