import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { KidSex } from '@/contract/profile/values';
import { infoTexts, sexNames } from '@/features/profile/personal-info';

interface SexChipsProps {
  readonly value: KidSex;
  readonly disabled: boolean;
  readonly onChange: (sex: KidSex) => void;
}

const CHOICES: readonly KidSex[] = [KidSex.boy, KidSex.girl, KidSex.unknown];

export function SexChips({ value, disabled, onChange }: SexChipsProps) {
  return (
    <>
      <View className="profile-edit__label">{infoTexts.sex.label}</View>
      <View
        className="profile-edit__chips"
        {...aria({ role: 'radiogroup', 'aria-label': infoTexts.sex.label })}
      >
        {CHOICES.map((sex) => (
          <Pressable
            key={sex}
            className={classNames(
              'profile-edit__chip test-option',
              sex === value && 'profile-edit__chip--chosen',
            )}
            role="radio"
            aria={{ checked: sex === value }}
            disabled={disabled}
            onPress={() => onChange(sex)}
          >
            {sexNames[sex]}
          </Pressable>
        ))}
      </View>
    </>
  );
}
