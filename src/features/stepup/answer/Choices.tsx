import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import { StepUpRecommendation, StepUpType } from '@/contract/stepup/values';
import { stepOfYear } from '@/contract/stepup/year';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useApp } from '@/stores/app/app-context';
import { stepUpSettings } from '../info/settings';
import type { StepUp } from '../info/step-up';
import type { AnswerStore, YearChoice } from './answer-store';
import { answerTexts as texts } from './texts';
import './choices.scss';

interface ChoicesProps {
  readonly answer: AnswerStore;
  readonly stepUp: StepUp;
}

/** Upgrade or stay. Nothing is preselected; the operator recommends one (rule stepup-13). */
export const Choices = observer(function Choices({ answer, stepUp }: ChoicesProps) {
  const settings = useApp().get(stepUpSettings);
  useLoadForSession(() => settings.once());
  const isUpgrade = settings.value.recommended === StepUpRecommendation.upgrade;
  const option = { chosen: answer.picked, onPick: answer.pick };
  return (
    <View className="year-choices" {...aria({ role: 'radiogroup', 'aria-label': texts.options })}>
      <Option
        {...option}
        choice="upgrade"
        title={texts.upgrade.title(stepOfYear({ ...stepUp, type: StepUpType.y }).name)}
        note={texts.upgrade.note}
        isRecommended={!settings.isAwaited && isUpgrade}
      />
      <Option
        {...option}
        choice="stay"
        title={texts.stay.title}
        note={texts.stay.note(stepOfYear({ ...stepUp, type: StepUpType.n }).name)}
        isRecommended={!settings.isAwaited && !isUpgrade}
      />
    </View>
  );
});

interface OptionProps {
  readonly choice: YearChoice;
  readonly chosen: YearChoice | null;
  readonly title: string;
  readonly note: string;
  readonly isRecommended: boolean;
  readonly onPick: (choice: YearChoice) => void;
}

function Option({ choice, chosen, title, note, isRecommended, onPick }: OptionProps) {
  const isChosen = choice === chosen;
  return (
    <Pressable
      className={classNames('year-choices__option', isChosen && 'year-choices__option--chosen')}
      role="radio"
      aria={{ checked: isChosen }}
      onPress={() => onPick(choice)}
    >
      <View className="year-choices__words">
        <View className="year-choices__title">
          <View>{title}</View>
          {isRecommended && <Tag className="year-choices__tag" tone="accent" text={texts.recommended} />}
        </View>
        <View className="year-choices__note">{note}</View>
      </View>
      <View className="year-choices__mark">
        {isChosen && <Icon name="check" size={32} tone="onPrimary" />}
      </View>
    </Pressable>
  );
}

interface ChooseButtonProps {
  readonly answer: AnswerStore;
  readonly onChoose: () => void;
}

export const ChooseButton = observer(function ChooseButton({ answer, onChoose }: ChooseButtonProps) {
  const { busy, picked } = answer;
  const isLoading = busy === 'upgrade' || busy === 'stay';
  return (
    <Button block loading={isLoading} disabled={!picked} onPress={onChoose}>
      {picked ? texts.choose : texts.chooseFirst}
    </Button>
  );
});
