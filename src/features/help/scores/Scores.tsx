import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { moveChoice } from '@/features/questions/parts/choices/marks';
import './scores.scss';

interface ScoresProps {
  readonly scores: readonly number[];
  readonly chosen: number | undefined;
  /** Accessible name of the group. */
  readonly label: string;
  readonly say: (score: number) => string;
  /** Labels of the lowest and highest score; hidden when both are ''. */
  readonly lowText: string;
  readonly highText: string;
  readonly disabled?: boolean;
  /** Replaces the number. */
  readonly draw?: (score: number) => ReactNode;
  readonly onChoose: (score: number) => void;
}

/** A radio group of scores, wrapping into rows. One tab stop; arrow keys select. */
export function Scores(props: ScoresProps) {
  const { scores, chosen, label, say, lowText, highText, disabled = false, draw, onChoose } = props;
  const move = (event: KeyboardEvent): void => {
    const at = disabled ? undefined : moveChoice(event, scores.length);
    const score = at === undefined ? undefined : scores[at];
    if (score !== undefined) onChoose(score);
  };
  return (
    <>
      <View
        className="scores"
        {...aria({ role: 'radiogroup', 'aria-label': label })}
        {...{ onKeyDown: move }}
      >
        {scores.map((score) => (
          <Pressable
            key={score}
            className="scores__one"
            role="radio"
            label={say(score)}
            aria={{ checked: score === chosen }}
            isStop={score === (chosen ?? scores[0])}
            disabled={disabled}
            onPress={() => onChoose(score)}
          >
            {draw?.(score) ?? (
              <View className={classNames('scores__mark', score === chosen && 'scores__mark--chosen')}>
                {score}
              </View>
            )}
          </Pressable>
        ))}
      </View>
      {(lowText !== '' || highText !== '') && (
        <View className="scores__ends">
          <View>{lowText}</View>
          <View>{highText}</View>
        </View>
      )}
    </>
  );
}
