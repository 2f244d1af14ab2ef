import { Icon } from '@/components/Icon';
import { Scores } from '../../scores/Scores';
import { formFillTexts as texts } from '../texts';
import type { FieldViewProps } from './types';

/** Stars, filled up to the selected one, or numbers. */
export function ScoreField({ field, label, answer, disabled, onAnswer }: FieldViewProps<'score'>) {
  const { least, most, look, lowText, highText } = field;
  const chosen = answer?.kind === 'score' ? answer.score : undefined;
  const star = (score: number) => (
    <Icon name="star" size={64} tone={isFilled(score, chosen) ? 'accent' : 'secondary'} />
  );
  return (
    <Scores
      {...{ chosen, label, lowText, highText, disabled }}
      scores={Array.from({ length: most - least + 1 }, (_, at) => least + at)}
      say={(score) => texts.score(score, look)}
      {...(look === 'stars' && { draw: star })}
      onChoose={(score) => onAnswer({ kind: 'score', score })}
    />
  );
}

const isFilled = (score: number, chosen: number | undefined): boolean =>
  chosen !== undefined && score <= chosen;
