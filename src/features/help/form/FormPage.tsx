import { View } from '@tarojs/components';
import { pageScrollTo } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { FormFooter } from '@/features/shapes';
import { aria } from '@/components/aria';
import { Progress } from '@/components/Progress';
import { answersOf, fieldsOf, isEmptyAnswer, visibleFields } from '@/contract/help/form';
import type { FieldAnswer, FormAnswer, FormField, FormSection } from '@/contract/help/form.schema';
import { formatFullDate } from '@/features/dates/in-full';
import { fieldId, type FormFill } from './fill';
import { formFillTexts as texts } from './texts';
import { Field } from './Field';
import { FilesField } from './fields/FilesField';
import './form.scss';

interface FormFootProps<Saved> {
  readonly fill: FormFill<Saved>;
  readonly submitText: string;
  readonly onSubmit: () => Promise<unknown>;
}

/** Offset for the page's bar. */
const BELOW_THE_BAR = -120;

/** Page navigation; submit on the last page. Scrolls to the first error. */
export const FormFoot = observer(function FormFoot<Saved>({
  fill,
  submitText,
  onSubmit,
}: FormFootProps<Saved>) {
  const { form } = fill;
  const turn = (move: () => boolean): void => {
    if (move()) void pageScrollTo({ scrollTop: 0, duration: 0 });
    else showComplaint(fill);
  };
  const before = (): boolean => {
    fill.before();
    return true;
  };
  const submit = async (): Promise<void> => {
    await onSubmit();
    showComplaint(fill);
  };
  return (
    <View className="form-foot">
      {fill.place > 0 && (
        <Button
          className="form-foot__before"
          kind="secondary"
          disabled={form.isSaving}
          onPress={() => turn(before)}
        >
          {texts.before}
        </Button>
      )}
      <View className="form-foot__on">
        {fill.isLastPage ? (
          <FormFooter
            form={form}
            text={form.failure ? texts.again : submitText}
            onSubmit={() => void submit()}
          />
        ) : (
          <Button block onPress={() => turn(() => fill.next())}>
            {texts.next}
          </Button>
        )}
      </View>
    </View>
  );
});

/** After the field's page is rendered. */
function showComplaint<Saved>({ page, form }: FormFill<Saved>): void {
  const wrong = page?.fields.find(({ key }) => form.complaints[key]);
  if (!wrong) return;
  const selector = `#${fieldId(wrong.key)}`;
  requestAnimationFrame(() => void pageScrollTo({ selector, offsetTop: BELOW_THE_BAR, duration: 0 }));
}

/** Forms with fewer fields show no progress. */
const FEW_FIELDS = 4;

/** Visible fields of the current page. */
export const FormPage = observer(function FormPage<Saved>({ fill }: { readonly fill: FormFill<Saved> }) {
  const { page, pages, place, progress } = fill;
  if (!page) return null;
  return (
    <View className="form-page">
      {(pages.length > 1 || progress.all >= FEW_FIELDS) && (
        <View className="form-page__progress">
          <View className="form-page__numbers" {...aria({ role: 'status' })}>
            <View>{texts.progress(progress.done, progress.all)}</View>
            {pages.length > 1 && <View>{texts.page(place + 1, pages.length)}</View>}
          </View>
          <Progress now={progress.done} max={progress.all} label={texts.progressLabel} />
        </View>
      )}
      {page.title !== '' && (
        <View className="form-page__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {page.title}
        </View>
      )}
      {page.words !== '' && <View className="form-page__words">{page.words}</View>}
      {page.fields.map((field) => (
        <Field key={field.key} field={field} fill={fill} />
      ))}
    </View>
  );
});

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
