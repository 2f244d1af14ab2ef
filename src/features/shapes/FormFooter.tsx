import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useRef } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { showComplaint } from './show-complaint';
import './form-footer.scss';

interface FormFooterProps {
  readonly form: { readonly isSaving: boolean; readonly failure: string };
  readonly text: string;
  readonly disabled?: boolean;
  /** danger: it leads to a deletion. */
  readonly kind?: 'primary' | 'danger';
  readonly onSubmit: () => void;
}

/** The form's primary action, with its error above. For `Screen footer`. */
export const FormFooter = observer(function FormFooter({
  form,
  text,
  disabled,
  kind,
  onSubmit,
}: FormFooterProps) {
  const footer = useRef<unknown>(null);
  const submit = () => {
    onSubmit();
    showComplaint(footer.current);
  };
  return (
    <>
      {form.failure && (
        <View className="form-footer__failure" {...aria({ role: 'alert' })}>
          {form.failure}
        </View>
      )}
      <View ref={footer}>
        <Button
          className="test-submit"
          block
          kind={kind}
          loading={form.isSaving}
          disabled={disabled}
          onPress={submit}
        >
          {text}
        </Button>
      </View>
    </>
  );
});
