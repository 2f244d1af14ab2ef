import { useState } from 'react';
import { ColumnSheet } from '@/components/ColumnSheet';
import { PickerField } from '@/components/PickerField';
import { formatFullDate } from '@/features/dates/in-full';
import { todayOf } from '@/features/dates/zones';
import { useApp } from '@/stores/app/app-context';
import { boundsOf, dayAsked, dayColumns, dayOf, dayText, nearest, wheelsOf } from '../days';
import { formFillTexts as texts } from '../texts';
import type { FieldViewProps } from './types';

/** Date picker with only the allowed days. */
export function DayField({ field, label, answer, complaint, disabled, onAnswer }: FieldViewProps<'date'>) {
  const { serverClock } = useApp();
  const [isOpen, setIsOpen] = useState(false);
  const value = answer?.kind === 'text' ? answer.text : '';
  const today = todayOf(serverClock.now());
  const bounds = boundsOf(field, today);
  return (
    <>
      <PickerField
        label={label}
        value={formatFullDate(value)}
        placeholder={texts.chooseDay}
        error={complaint}
        disabled={disabled}
        onPress={() => setIsOpen(true)}
      />
      <ColumnSheet
        open={isOpen}
        title={field.title}
        value={wheelsOf(nearest(dayOf(value || today), bounds))}
        columnsOf={(asked) => dayColumns(nearest(dayAsked(asked), bounds), bounds, texts.wheels)}
        onConfirm={(chosen) => {
          onAnswer({ kind: 'text', text: dayText(nearest(dayAsked(chosen), bounds)) });
          setIsOpen(false);
        }}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
