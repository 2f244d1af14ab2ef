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

/** More stand in two rows, from edge to edge: eleven beside each other are too narrow for a thumb. */
const MOST_IN_A_ROW = 7;

/** A radio group of scores, with the words for the lowest and the highest at its ends. One tab stop; arrow keys select. */
export function Scores(props: ScoresProps) {
  const { scores, chosen, label, say, lowText, highText, disabled = false, draw, onChoose } = props;
  const move = (event: KeyboardEvent): void => {
    const at = disabled ? undefined : moveChoice(event, scores.length);
    const score = at === undefined ? undefined : scores[at];
    if (score !== undefined) onChoose(score);
  };
  const isLong = scores.length > MOST_IN_A_ROW;
  const half = Math.ceil(scores.length / 2);
  const rows = isLong ? [scores.slice(0, half), scores.slice(half)] : [scores];
  return (
    <>
      {isLong && lowText !== '' && <View className="scores__ends">{lowText}</View>}
      <View
        className={classNames('scores', isLong && 'scores--long')}
        {...aria({ role: 'radiogroup', 'aria-label': label })}
        {...{ onKeyDown: move }}
      >
        {rows.map((row, at) => (
          <View key={at} className="scores__row">
            {row.map((score) => (
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
            {isLong && row.length < half && <View className="scores__one" />}
          </View>
        ))}
      </View>
      {(lowText !== '' || highText !== '') && (
        <View className="scores__ends">
          <View>{isLong ? '' : lowText}</View>
          <View>{highText}</View>
        </View>
      )}
    </>
  );
}
