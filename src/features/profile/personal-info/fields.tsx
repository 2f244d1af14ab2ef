import { useState } from 'react';
import { ColumnSheet } from '@/components/ColumnSheet';
import { PickerField } from '@/components/PickerField';
import { formatFullDate } from '@/features/dates/in-full';
import { TextField } from '@/components/TextField';
import { regionText, type Region } from '@/contract/addresses/values';
import { RegionSheet } from '@/features/addresses/region';
import { OptionSheet } from '@/components/OptionSheet';
import { ParentRelation } from '@/contract/profile/status';
import { dayAsked, dayColumns, dayOf, dayText, nearest, usualDay, wheelsOf } from './born-date';
import { infoTexts, relationNames } from './texts';

interface BirthFieldProps {
  /** 'YYYY-MM-DD'; '' for none. */
  readonly value: string;
  readonly today: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (day: string) => void;
}

export function BirthField({ value, today, error, disabled, onChange }: BirthFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PickerField
        label={infoTexts.birth.label}
        value={formatFullDate(value)}
        placeholder={infoTexts.birth.placeholder}
        error={error}
        disabled={disabled}
        onPress={() => setIsOpen(true)}
      />
      <ColumnSheet
        open={isOpen}
        title={infoTexts.birth.label}
        value={wheelsOf(dayOf(value) ?? usualDay(today))}
        columnsOf={(asked) => dayColumns(nearest(dayAsked(asked), today), today)}
        onConfirm={(chosen) => {
          onChange(dayText(dayAsked(chosen)));
          setIsOpen(false);
        }}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

interface KidNameFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (name: string) => void;
  readonly onBlur: () => void;
}

export function KidNameField({ value, error, disabled, onChange, onBlur }: KidNameFieldProps) {
  return (
    <TextField
      label={infoTexts.kidName.label}
      name="kidName"
      placeholder={infoTexts.kidName.placeholder}
      value={value}
      error={error}
      disabled={disabled}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}

interface RegionFieldProps {
  readonly value: Region | null;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (region: Region) => void;
}

export function RegionField({ value, error, disabled, onChange }: RegionFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PickerField
        label={infoTexts.region.label}
        value={value ? regionText(value) : ''}
        placeholder={infoTexts.region.placeholder}
        error={error}
        disabled={disabled}
        onPress={() => setIsOpen(true)}
      />
      <RegionSheet open={isOpen} value={value} onChoose={onChange} onClose={() => setIsOpen(false)} />
    </>
  );
}

interface RelationFieldProps {
  readonly value: ParentRelation | null;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (relation: ParentRelation) => void;
}

const OPTIONS = Object.values(ParentRelation).map((value) => ({ value, text: relationNames[value] }));

export function RelationField({ value, error, disabled, onChange }: RelationFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PickerField
        label={infoTexts.relation.label}
        value={value === null ? '' : relationNames[value]}
        placeholder={infoTexts.relation.placeholder}
        error={error}
        disabled={disabled}
        onPress={() => setIsOpen(true)}
      />
      <OptionSheet
        open={isOpen}
        title={infoTexts.relation.label}
        options={OPTIONS}
        value={value}
        onChoose={onChange}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
