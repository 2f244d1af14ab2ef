import { View } from '@tarojs/components';
import { pageScrollTo } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { FormFooter } from '@/features/shapes';
import { fieldId } from './field-id';
import type { FormFill } from './fill';
import { formFillTexts as texts } from './texts';
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
