import { View } from '@tarojs/components';
import { useState } from 'react';
import type { Value } from './fields';

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Value[];
  readonly value: string;
  readonly onPick: (value: string) => void;
}

/** A row that unfolds its values: WeChat's picker would hide them from the automator. */
export function Choice({ name, label, choices, value, onPick }: ChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <View className="scenario-page__row">
      <View className={`scenario-page__pick test-scenario-${name}`} onClick={() => setOpen(!isOpen)}>
        <View className="scenario-page__label">{label}</View>
        <View>{chosen?.text}</View>
      </View>
      {isOpen && (
        <View className="scenario-page__values">
          {choices.map((choice) => (
            <View
              key={choice.value}
              className={`scenario-page__value test-scenario-${name}-${choice.value} ${choice === chosen ? 'scenario-page__value--chosen' : ''}`}
              onClick={() => {
                onPick(choice.value);
                setOpen(false);
              }}
            >
              {choice.text}
            </View>
          ))}
        </View>
      )}
    </View>
  );
}
