import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import type { PersonalInfoPart } from '@/contract/profile/values';
import { BirthField, KidNameField, RegionField, RelationField } from '@/features/profile/personal-info';
import type { ImproveStore } from './store';

/** Only missing fields, in their natural order. */
export const MissingFields = observer(function MissingFields({ store }: { store: ImproveStore }) {
  const { form, today } = store.personal;
  const { values, complaints, isSaving } = form;
  const fields: Readonly<Record<PersonalInfoPart, ReactNode>> = {
    kidName: (
      <KidNameField
        key="kidName"
        value={values.kidName}
        error={complaints.kidName}
        disabled={isSaving}
        onChange={(kidName) => form.set('kidName', kidName)}
        onBlur={() => form.checkField('kidName')}
      />
    ),
    relation: (
      <RelationField
        key="relation"
        value={values.parentStatus}
        error={complaints.parentStatus}
        disabled={isSaving}
        onChange={(relation) => form.set('parentStatus', relation)}
      />
    ),
    birth: (
      <BirthField
        key="birth"
        value={values.kidBornTime}
        today={today}
        error={complaints.kidBornTime}
        disabled={isSaving}
        onChange={(day) => form.set('kidBornTime', day)}
      />
    ),
    region: (
      <RegionField
        key="region"
        value={values.region}
        error={complaints.region}
        disabled={isSaving}
        onChange={(region) => form.set('region', region)}
      />
    ),
  };
  return <>{store.parts.map((part) => fields[part])}</>;
});
