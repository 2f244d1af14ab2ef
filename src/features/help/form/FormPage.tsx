import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Progress } from '@/components/Progress';
import { Field } from './Field';
import type { FormFill } from './fill';
import { formFillTexts as texts } from './texts';
import './form.scss';

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
