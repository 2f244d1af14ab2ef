import type { AppKind } from '../types';
import { MatchView } from './MatchView';
import { matchTexts as texts } from './texts';

export const match: AppKind<'match'> = {
  name: texts.name,
  task: texts.task,
  empty: () => ({ kind: 'match', pairs: [] }),
  isAnswered: ({ left, right }, { pairs }) => pairs.length >= Math.min(left.length, right.length),
  View: MatchView,
};
