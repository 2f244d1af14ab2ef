import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { AGES } from '@/contract/profile/values';
import type { AgeStore } from './age-store';
import { AGE_TEXT } from './texts';
import './index.scss';

export const AgeGrid = observer(function AgeGrid({ store }: { store: AgeStore }) {
  return (
    <View className="age-dialog__ages" {...aria({ role: 'radiogroup', 'aria-label': AGE_TEXT.title })}>
      {AGES.map(({ id, age }) => (
        <Pressable
          key={id}
          className={classNames(
            'age-dialog__age test-option',
            id === store.chosenId && 'age-dialog__age--chosen',
          )}
          role="radio"
          aria={{ checked: id === store.chosenId }}
          onPress={() => store.choose(id)}
        >
          {AGE_TEXT.age(age)}
        </Pressable>
      ))}
    </View>
  );
});
