import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { StepUpStatus } from '@/contract/stepup/values';
import { isArranged, viewOf } from '../info/plan';
import type { StepUp } from '../info/step-up';
import { stepTexts as texts } from '../texts';
import './step-line.scss';

const STEPS = ['confirm', 'choose', 'group', 'done'] as const;
export type Step = (typeof STEPS)[number];

const HERE: Readonly<Record<StepUpStatus, Step>> = {
  [StepUpStatus.waiting]: 'confirm',
  [StepUpStatus.grouping]: 'group',
  [StepUpStatus.complete]: 'done',
};

/** Unknown statuses are at the first step. While choosing it is `choose`. Confirmed without a class, one is still being formed. */
export const stepOf = (stepUp: StepUp): Step =>
  viewOf(stepUp) === 'complete' && !isArranged(stepUp) ? 'group' : (HERE[stepUp.status] ?? 'confirm');

interface StepLineProps {
  readonly at: Step;
  /** Also says what happens in each step: one below the other. */
  readonly hasNotes?: boolean;
}

/** Progress in the year's four steps. */
export function StepLine({ at, hasNotes = false }: StepLineProps) {
  const here = STEPS.indexOf(at);
  return (
    <View
      className={classNames('step-line', hasNotes && 'step-line--with-notes')}
      {...aria({ role: 'list', 'aria-label': texts.name })}
    >
      {STEPS.map((step, index) => {
        const isPast = index < here || at === 'done';
        const state = isPast ? 'past' : index === here ? 'here' : 'ahead';
        return (
          <View
            key={step}
            className={classNames('step-line__step', `step-line__step--${state}`)}
            {...aria({ role: 'listitem', 'aria-label': labelOf(step, state, hasNotes) })}
          >
            <View className="step-line__dot" {...aria({ 'aria-hidden': 'true' })}>
              {isPast ? <Icon name="check" size={24} /> : index + 1}
            </View>
            <View className="step-line__words">
              <View className="step-line__name">{texts[step]}</View>
              {hasNotes && <View className="step-line__note">{texts.notes[step]}</View>}
            </View>
          </View>
        );
      })}
    </View>
  );
}

const labelOf = (step: Step, state: keyof typeof texts.state, hasNotes: boolean): string =>
  [texts[step], texts.state[state], ...(hasNotes ? [texts.notes[step]] : [])].join('，');
