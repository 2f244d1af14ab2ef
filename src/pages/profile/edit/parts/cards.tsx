import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { aria } from '@/components/aria';
import { Cell } from '@/components/Cell';
import { TextField } from '@/components/TextField';
import {
  BirthField,
  infoTexts,
  KidNameField,
  RegionField,
  RelationField,
  sexNames,
} from '@/features/profile/personal-info';
import { useApp } from '@/stores/app/app-context';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { KidSex } from '@/contract/profile/values';
import type { EditStore } from '../store';
import { editTexts } from '../texts';

interface CardProps {
  readonly store: EditStore;
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View className="profile-edit__card">
      <View className="profile-edit__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {title}
      </View>
      {children}
    </View>
  );
}

export const ChildCard = observer(function ChildCard({ store: { form, personal } }: CardProps) {
  const { router } = useApp();
  const { values, complaints, isSaving } = form;
  return (
    <Card title={editTexts.child}>
      <KidNameField
        value={values.kidName}
        error={complaints.kidName}
        disabled={isSaving}
        onChange={(kidName) => form.set('kidName', kidName)}
        onBlur={() => form.checkField('kidName')}
      />
      <SexChips value={values.kidSex} disabled={isSaving} onChange={(sex) => form.set('kidSex', sex)} />
      <BirthField
        value={values.kidBornTime}
        today={personal.today}
        error={complaints.kidBornTime}
        disabled={isSaving}
        onChange={(day) => form.set('kidBornTime', day)}
      />
      <Cell
        title={editTexts.age}
        note={editTexts.chooseAge}
        onPress={() => void router.go('selectAgePage')}
      />
    </Card>
  );
});

export const ParentCard = observer(function ParentCard({ store: { form } }: CardProps) {
  const { values, complaints, isSaving } = form;
  return (
    <Card title={editTexts.parent}>
      <RelationField
        value={values.parentStatus}
        error={complaints.parentStatus}
        disabled={isSaving}
        onChange={(relation) => form.set('parentStatus', relation)}
      />
      <TextField
        label={infoTexts.parentName.label}
        name="parentName"
        type="nickname"
        placeholder={infoTexts.parentName.placeholder}
        value={values.parentName}
        error={complaints.parentName}
        disabled={isSaving}
        onChange={(parentName) => form.set('parentName', parentName)}
        onBlur={() => form.checkField('parentName')}
      />
    </Card>
  );
});

export const HomeCard = observer(function HomeCard({ store: { form } }: CardProps) {
  const { values, complaints, isSaving } = form;
  return (
    <Card title={editTexts.home}>
      <RegionField
        value={values.region}
        error={complaints.region}
        disabled={isSaving}
        onChange={(region) => form.set('region', region)}
      />
      <TextField
        label={infoTexts.addr.label}
        name="addr"
        placeholder={infoTexts.addr.placeholder}
        value={values.addr}
        error={complaints.addr}
        disabled={isSaving}
        onChange={(addr) => form.set('addr', addr)}
        onBlur={() => form.checkField('addr')}
      />
    </Card>
  );
});

interface SexChipsProps {
  readonly value: KidSex;
  readonly disabled: boolean;
  readonly onChange: (sex: KidSex) => void;
}

const CHOICES: readonly KidSex[] = [KidSex.boy, KidSex.girl, KidSex.unknown];

function SexChips({ value, disabled, onChange }: SexChipsProps) {
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
