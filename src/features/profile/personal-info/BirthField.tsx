import { useState } from 'react';
import { ColumnSheet } from '@/components/ColumnSheet';
import { PickerField } from '@/components/PickerField';
import { formatFullDate } from '@/features/dates/in-full';
import { dayAsked, dayColumns, dayOf, dayText, nearest, usualDay, wheelsOf } from './born-date';
import { infoTexts } from './texts';

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
