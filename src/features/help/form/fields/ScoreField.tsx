import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { moveChoice } from '@/features/questions/parts/choices/move-choice';
import { formFillTexts as texts } from '../texts';
import type { FieldViewProps } from './types';

/** Stars, filled up to the one that was chosen, or numbers. One stop for the keyboard, whose arrows choose. */
export function ScoreField({ field, label, answer, disabled, onAnswer }: FieldViewProps<'score'>) {
  const { least, most, look, lowText, highText } = field;
  const scores = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const chosen = answer?.kind === 'score' ? answer.score : undefined;
  const choose = (score: number): void => onAnswer({ kind: 'score', score });
  const move = (event: KeyboardEvent): void => {
    const at = disabled ? undefined : moveChoice(event, scores.length);
    const score = at === undefined ? undefined : scores[at];
    if (score !== undefined) choose(score);
  };
  return (
    <>
      <View
        className="form-score"
        {...aria({ role: 'radiogroup', 'aria-label': label })}
        {...{ onKeyDown: move }}
      >
        {scores.map((score) => (
          <Pressable
            key={score}
            className="form-score__one"
            role="radio"
            label={texts.score(score, look)}
            aria={{ checked: score === chosen }}
            isStop={score === (chosen ?? scores[0])}
            disabled={disabled}
            onPress={() => choose(score)}
          >
            {look === 'stars' ? (
              <Icon name="star" size={64} tone={isFilled(score, chosen) ? 'accent' : 'secondary'} />
            ) : (
              <View
                className={classNames('form-score__mark', score === chosen && 'form-score__mark--chosen')}
              >
                {score}
              </View>
            )}
          </Pressable>
        ))}
      </View>
      {(lowText !== '' || highText !== '') && (
        <View className="form-score__ends">
          <View>{lowText}</View>
          <View>{highText}</View>
        </View>
      )}
    </>
  );
}

const isFilled = (score: number, chosen: number | undefined): boolean =>
  chosen !== undefined && score <= chosen;
