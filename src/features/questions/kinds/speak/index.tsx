import type { AnswerViewProps, AppKind } from '../types';
import { SpeakView } from './SpeakView';
import { speakTexts } from './texts';

/** Keyed by question. */
const View = (props: AnswerViewProps<'speak'>) => <SpeakView key={props.question.id} {...props} />;

export const speak: AppKind<'speak'> = {
  name: speakTexts.name,
  task: speakTexts.task,
  empty: () => ({ kind: 'speak', recordings: [] }),
  isAnswered: (_, { recordings }) => recordings.length > 0,
  View,
};
