import { useState } from 'react';
import { OptionSheet } from '@/components/OptionSheet';
import { PickerField } from '@/components/PickerField';
import { ParentRelation } from '@/contract/profile/status';
import { infoTexts, relationNames } from './texts';

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
