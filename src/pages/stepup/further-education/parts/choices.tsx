import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import { StepUpRecommendation, StepUpType } from '@/contract/stepup/values';
import { stepOfYear } from '@/contract/stepup/year';
import { stepUpSettings } from '@/features/stepup/info/settings';
import type { StepUp } from '@/features/stepup/info/step-up';
import { useApp } from '@/stores/app-context';
import type { Choice, FurtherEducationStore } from '../store';
import { yearTexts as texts } from '../texts';

interface ChoicesProps {
  readonly store: FurtherEducationStore;
  readonly stepUp: StepUp;
}

/** To step up or not. Nothing is picked beforehand; one of the two is recommended by the operator (rule stepup-13). */
export const Choices = observer(function Choices({ store, stepUp }: ChoicesProps) {
  const settings = useApp().part(stepUpSettings);
  const staying = stepOfYear({ ...stepUp, type: StepUpType.n });
  const isUpgrade = settings.value.recommended === StepUpRecommendation.upgrade;
  const option = { chosen: store.choice, onPick: store.pick };
  return (
    <View className="year__options" {...aria({ role: 'radiogroup', 'aria-label': texts.options })}>
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
        note={texts.stay.note(staying.name)}
        isRecommended={!settings.isAwaited && !isUpgrade}
      />
    </View>
  );
});

interface OptionProps {
  readonly choice: Choice;
  readonly chosen: Choice | null;
  readonly title: string;
  readonly note: string;
  readonly isRecommended: boolean;
  readonly onPick: (choice: Choice) => void;
}

function Option({ choice, chosen, title, note, isRecommended, onPick }: OptionProps) {
  const isChosen = choice === chosen;
  return (
    <Pressable
      className={classNames('year__option', isChosen && 'year__option--chosen')}
      role="radio"
      aria={{ checked: isChosen }}
      onPress={() => onPick(choice)}
    >
      <View className="year__option-words">
        <View className="year__option-title">
          <View>{title}</View>
          {isRecommended && <Tag className="year__option-tag" tone="accent" text={texts.recommended} />}
        </View>
        <View className="year__option-note">{note}</View>
      </View>
      <View className="year__option-mark">
        {isChosen && <Icon name="check" size={32} tone="onPrimary" />}
      </View>
    </Pressable>
  );
}
