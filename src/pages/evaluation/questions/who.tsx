import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { TextField } from '@/components/TextField';
import { SITTING_NAME_MAX } from '@/contract/evaluation/values';
import type { QuestionsStore, Choice } from './store';
import { questionsTexts as texts } from './texts';

interface WhoProps {
  readonly store: QuestionsStore;
  readonly choice: Choice;
}

/** Who answers, and which evaluation: before the first question. */
export const Who = observer(function Who({ store, choice }: WhoProps) {
  return (
    <View className="evaluation-who">
      <View className="evaluation-who__title" {...aria({ role: 'heading', 'aria-level': '1' })}>
        {texts.whoTitle}
      </View>
      <TextField
        label={texts.name}
        name="childName"
        maxLength={SITTING_NAME_MAX}
        placeholder={texts.namePlaceholder}
        value={store.childName}
        onChange={store.setName}
      />
      {choice.offered.length > 1 && (
        <Chips
          label={texts.which}
          options={choice.offered.map((one) => ({
            key: `${one.form}${one.subject}`,
            text: one.title,
            isChosen: one.form === store.offered?.form && one.subject === store.offered.subject,
            onPress: () => store.setOffered(one),
          }))}
        />
      )}
      <Chips
        label={texts.age}
        options={store.ages.map((age) => ({
          key: String(age),
          text: texts.ageOf(age),
          isChosen: age === store.age,
          onPress: () => store.setAge(age),
        }))}
      />
      <View className="evaluation-who__hint">{texts.startHint}</View>
    </View>
  );
});

export const Start = observer(function Start({ store }: Pick<WhoProps, 'store'>) {
  return (
    <Button block disabled={!store.canStart} loading={store.isStarting} onPress={() => void store.start()}>
      {texts.start}
    </Button>
  );
});

interface Chip {
  readonly key: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

const Chips = ({ label, options }: { readonly label: string; readonly options: readonly Chip[] }) => (
  <>
    <View className="evaluation-who__label">{label}</View>
    <View className="evaluation-who__chips" {...aria({ role: 'radiogroup', 'aria-label': label })}>
      {options.map(({ isChosen, key, onPress, text }) => (
        <Pressable
          key={key}
          className={classNames('evaluation-who__chip', isChosen && 'evaluation-who__chip--chosen')}
          role="radio"
          aria={{ checked: isChosen }}
          onPress={onPress}
        >
          {text}
        </Pressable>
      ))}
    </View>
  </>
);
