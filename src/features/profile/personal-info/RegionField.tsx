import { useState } from 'react';
import { PickerField } from '@/components/PickerField';
import { regionText, type Region } from '@/contract/addresses/values';
import { RegionSheet } from '@/features/addresses/region';
import { infoTexts } from './texts';

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
