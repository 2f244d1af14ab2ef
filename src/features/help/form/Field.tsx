import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { type ReactNode, useState } from 'react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import type { FieldAnswer, FormField } from '@/contract/help/form.schema';
import { lengthOf } from '@/contract/characters';
import { TextArea } from '@/components/TextArea';
import { TextField } from '@/components/TextField';
import { Icon } from '@/components/Icon';
import { Choices } from '@/features/questions/parts/choices';
import { ColumnSheet } from '@/components/ColumnSheet';
import { PickerField } from '@/components/PickerField';
import { formatFullDate } from '@/features/dates/in-full';
import { todayOf } from '@/features/dates/zones';
import { useApp } from '@/stores/app/app-context';
import { fieldId, type FormFill } from './fill';
import type { FieldViewProps } from './fields/types';
import { boundsOf, dayAsked, dayColumns, dayOf, dayText, nearest, wheelsOf } from './days';
import { formFillTexts as texts, boundsText } from './texts';
import { FilesField } from './fields/FilesField';
import { Scores } from '../scores/Scores';

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

/** One line, or several with a counter. No maxlength, so that pasted text is not truncated. */
function WordsField({ field, label, answer, complaint, disabled, onAnswer }: FieldViewProps<'text'>) {
  const { key, isLong, most } = field;
  const value = answer?.kind === 'text' ? answer.text : '';
  const same = {
    ...{ label, value, disabled, error: complaint, name: key, placeholder: texts.write },
    onChange: (text: string) => onAnswer(text === '' ? undefined : { kind: 'text', text }),
  };
  return isLong ? (
    <TextArea {...same} count={{ now: lengthOf(value), max: most }} />
  ) : (
    <TextField {...same} />
  );
}

/** Stars, filled up to the selected one, or numbers. */
function ScoreField({ field, label, answer, disabled, onAnswer }: FieldViewProps<'score'>) {
  const { least, most, look, lowText, highText } = field;
  const chosen = answer?.kind === 'score' ? answer.score : undefined;
  const star = (score: number) => (
    <Icon name="star" size={64} tone={isFilled(score, chosen) ? 'accent' : 'secondary'} />
  );
  return (
    <Scores
      {...{ chosen, label, lowText, highText, disabled }}
      scores={Array.from({ length: most - least + 1 }, (_, at) => least + at)}
      say={(score) => texts.score(score, look)}
      {...(look === 'stars' && { draw: star })}
      onChoose={(score) => onAnswer({ kind: 'score', score })}
    />
  );
}

const isFilled = (score: number, chosen: number | undefined): boolean =>
  chosen !== undefined && score <= chosen;

/** Single or multiple choice. An optional single choice is cleared by a second tap. */
function ChoiceField({ field, label, answer, disabled, onAnswer }: FieldViewProps<'single' | 'multiple'>) {
  const { options, isRequired } = field;
  const isMany = field.kind === 'multiple';
  const chosen = answer?.kind === 'choices' ? answer.choices : [];
  const choose = (key: string): void => {
    const isChosen = chosen.includes(key);
    const others = options
      .map((option) => option.key)
      .filter((other) => other !== key && chosen.includes(other));
    const isBack = isChosen && (isMany || !isRequired);
    const now = isBack ? (isMany ? others : []) : isMany ? inOrder(options, [...others, key]) : [key];
    onAnswer(now.length > 0 ? { kind: 'choices', choices: now } : undefined);
  };
  return (
    <Choices
      options={options.map((option) => ({ ...option, picture: '', alt: '' }))}
      chosen={chosen}
      isMany={isMany}
      label={label}
      letters=""
      onChoose={disabled ? undefined : choose}
      markOf={() => undefined}
    />
  );
}

const inOrder = (options: readonly { readonly key: string }[], chosen: readonly string[]): string[] =>
  options.map(({ key }) => key).filter((key) => chosen.includes(key));

/** Date picker with only the allowed days. */
function DayField({ field, label, answer, complaint, disabled, onAnswer }: FieldViewProps<'date'>) {
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
