import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import type { FieldAnswer, FormField } from '@/contract/help/form.schema';
import { fieldId } from './field-id';
import type { FormFill } from './fill';
import { ChoiceField } from './fields/ChoiceField';
import { DayField } from './fields/DayField';
import { FilesField } from './fields/FilesField';
import { ScoreField } from './fields/ScoreField';
import { WordsField } from './fields/WordsField';
import { boundsText, formFillTexts as texts } from './texts';

interface FieldProps<Saved> {
  readonly field: FormField;
  readonly fill: FormFill<Saved>;
}

/** Text and date inputs show their label inside the box. */
const NAMED_INSIDE: readonly string[] = ['text', 'date'];

/** A field of any kind: label, input, error. */
export const Field = observer(function Field<Saved>({ field, fill }: FieldProps<Saved>) {
  const { form } = fill;
  const label = field.isRequired ? field.title : texts.optional(field.title);
  const complaint = form.complaints[field.key];
  const isInside = NAMED_INSIDE.includes(field.kind);
  const hint = [field.help, boundsText(field)].filter(Boolean).join('，');
  return (
    <View id={fieldId(field.key)} className="form-field">
      <Card>
        {!isInside && <View className="form-field__title">{label}</View>}
        {hint !== '' && <View className="form-field__help">{hint}</View>}
        {fieldOf({
          ...{ field, label, complaint },
          answer: form.values[field.key],
          disabled: form.isSaving,
          isExample: fill.isExample,
          onAnswer: (answer) => fill.answer(field.key, answer),
        })}
        {!isInside && (
          <View className="form-field__complaint" {...aria({ role: 'alert' })}>
            {complaint}
          </View>
        )}
      </Card>
    </View>
  );
});

interface Answering {
  readonly field: FormField;
  /** The title, marked when optional. */
  readonly label: string;
  readonly answer: FieldAnswer | undefined;
  readonly complaint: string | undefined;
  readonly disabled: boolean;
  readonly isExample: boolean;
  readonly onAnswer: (answer: FieldAnswer | undefined) => void;
}

function fieldOf({ field, isExample, ...props }: Answering): ReactNode {
  switch (field.kind) {
    case 'single':
    case 'multiple':
      return <ChoiceField field={field} {...props} />;
    case 'score':
      return <ScoreField field={field} {...props} />;
    case 'text':
      return <WordsField field={field} {...props} />;
    case 'date':
      return <DayField field={field} {...props} />;
    case 'photo':
    case 'film':
    case 'recording':
      if (isExample) return <View className="form-field__help">{texts.exampleFiles}</View>;
      return <FilesField field={field} {...props} />;
    default:
      return <View className="form-field__help">{texts.unknown}</View>;
  }
}
