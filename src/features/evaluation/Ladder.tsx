import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Icon, type Line } from '@/components/Icon';
import { dot, ring } from '@/components/Icon/glyphs';
import type { EvaluationResult } from '@/contract/evaluation/schema';
import { evaluationTexts as texts } from './texts';
import './ladder.scss';

/** A pea grows: sprout, leaves, vine, flower, pod. In the house style of icons: 48 grid, stroke 4, round caps. */
const PLANTS: readonly Line[] = [
  {
    line: 'M8 42h32M24 42V28M24 30c-8 0-12-4-12-11 8 0 12 4 12 11zM24 28c0-7 4-11 12-11 0 7-4 11-12 11z',
  },
  {
    line: 'M24 44V12M24 39c-8 0-13-4-14-11 9 0 14 4 14 11zM24 31c0-7 5-11 14-11-1 7-6 11-14 11zM24 20c-7 0-10-4-11-11 7 0 11 4 11 11z',
  },
  {
    line: 'M10 45c10-1 15-7 15-15s3-19 11-19c6 0 7 8 2 9s-5-4-2-6M24 36c-7 1-12-2-14-9 7 0 12 3 14 9zM26 23c0-7-3-12-10-14-1 7 3 12 10 14z',
  },
  {
    line: `M24 46V33${ring(24, 17, 4)}${ring(24, 8, 5)}${ring(33, 15, 5)}${ring(29, 26, 5)}${ring(19, 26, 5)}${ring(15, 15, 5)}`,
  },
  { line: `M5 7l6 6M11 13c20-4 32 8 30 28-20 2-31-10-30-28z${dot(20, 21)}${dot(26, 28)}${dot(33, 34)}` },
];

/** The levels as stairs, with the child's place lit. */
export const Ladder = ({ level, levels }: Pick<EvaluationResult, 'level' | 'levels'>) => (
  <View className="ladder" {...aria({ role: 'list', 'aria-label': texts.levels })}>
    {levels.map((step, index) => {
      const isHere = step.level === level;
      const plant = PLANTS[index];
      return (
        <View
          key={step.level}
          className={classNames(
            'ladder__step',
            isHere && 'ladder__step--here',
            step.level < level && 'ladder__step--past',
          )}
          {...aria({ role: 'listitem', 'aria-current': isHere ? 'step' : undefined })}
        >
          <View className="ladder__plant">{plant && <Icon name={plant} size={isHere ? 64 : 48} />}</View>
          <View className={`ladder__stair ladder__stair--${index + 1}`} />
          <View className="ladder__name">{step.name}</View>
        </View>
      );
    })}
  </View>
);
