import { View } from '@tarojs/components';
import { answersOf, fieldsOf, isEmptyAnswer, visibleFields } from '@/contract/help/form';
import type { FieldAnswer, FormAnswer, FormField, FormSection } from '@/contract/help/form.schema';
import { formatFullDate } from '@/features/dates/in-full';
import { FilesField } from './fields/FilesField';
import { formFillTexts as texts } from './texts';
import './form.scss';

interface SentAnswersProps {
  readonly sections: readonly FormSection[];
  readonly answers: readonly FormAnswer[];
}

/** The answers sent, read-only. */
export function SentAnswers({ sections, answers }: SentAnswersProps) {
  const given = answersOf(answers);
  const shown = visibleFields(fieldsOf(sections), given).filter(({ key }) => !isEmptyAnswer(given[key]));
  return (
    <View className="form-sent">
      {shown.map((field) => (
        <View key={field.key} className="form-sent__one">
          <View className="form-sent__title">{field.title}</View>
          <Sent field={field} answer={given[field.key]} />
        </View>
      ))}
    </View>
  );
}

function Sent({ field, answer }: { readonly field: FormField; readonly answer: FieldAnswer | undefined }) {
  if (field.kind === 'photo' || field.kind === 'film' || field.kind === 'recording')
    return <FilesField field={field} label={field.title} answer={answer} complaint={undefined} disabled />;
  return <View className="form-sent__words">{sentText(field, answer)}</View>;
}

function sentText(field: FormField, answer: FieldAnswer | undefined): string {
  if (answer?.kind === 'text') return field.kind === 'date' ? formatFullDate(answer.text) : answer.text;
  if (answer?.kind === 'score' && field.kind === 'score') return texts.score(answer.score, field.look);
  if (answer?.kind !== 'choices' || (field.kind !== 'single' && field.kind !== 'multiple')) return '';
  const { choices } = answer;
  return field.options
    .filter(({ key }) => choices.includes(key))
    .map(({ text }) => text)
    .join('、');
}
