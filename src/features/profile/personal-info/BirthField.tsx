import { useState } from 'react';
import { ColumnSheet } from '@/components/ColumnSheet';
import { PickerField } from '@/components/PickerField';
import { sayFullDate } from '@/features/dates/in-full';
import { changed, dayColumns, dayOf, dayText, nearest, usualDay, type Day } from './born-date';
import { infoTexts } from './texts';

interface BirthFieldProps {
  /** 'YYYY-MM-DD'; '' for none. */
  readonly value: string;
  readonly today: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (day: string) => void;
}

/** The child's birthday, by three wheels. */
export function BirthField({ value, today, error, disabled, onChange }: BirthFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [day, setDay] = useState<Day>(() => usualDay(today));
  const open = () => {
    setDay(nearest(dayOf(value) ?? usualDay(today), today));
    setIsOpen(true);
  };
  return (
    <>
      <PickerField
        label={infoTexts.birth.label}
        value={sayFullDate(value)}
        placeholder={infoTexts.birth.placeholder}
        error={error}
        disabled={disabled}
        onPress={open}
      />
      <ColumnSheet
        open={isOpen}
        title={infoTexts.birth.label}
        columns={dayColumns(day, today)}
        onChange={(column, chosen) => setDay(changed(day, column, Number(chosen), today))}
        onConfirm={() => {
          onChange(dayText(day));
          setIsOpen(false);
        }}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
