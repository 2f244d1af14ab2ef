import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Form, useForm } from '@/components/form';
import { TextField } from '@/components/TextField';
import { screen, Screen } from '@/features/screen';
import { PhoneAndCodeFields } from '@/features/account/phone-and-code/PhoneAndCodeFields';
import { useApp } from '@/stores/app/app-context';
import { LoginFlow } from '@/stores/session/login';
import { ACCOUNT_TEXT } from '../texts';
import { FindPasswordStore, type NewPasswordField } from './find-password-store';
import './index.scss';

/** Phone, code and a new password twice, then back to login. */
const FindPassword = observer(function FindPassword() {
  const app = useApp();
  const [store] = useState(() => new FindPasswordStore(app, new LoginFlow(app)));
  const form = useForm(() => void store.submit());
  return (
    <Screen
      title={app.session.isLoggedIn ? ACCOUNT_TEXT.changePassword : undefined}
      className="find-password"
      footer={
        <Button
          className="find-password__submit test-submit"
          block
          loading={store.isSubmitting}
          onPress={form.send}
        >
          {ACCOUNT_TEXT.resetSubmit}
        </Button>
      }
    >
      <View className="find-password__guide">{ACCOUNT_TEXT.findPasswordGuide}</View>
      <Form of={form} className="find-password__fields">
        <PhoneAndCodeFields of={store.proof} hasPassword onConfirm={form.send} />
        <NewPassword
          store={store}
          field="password"
          onConfirm={form.send}
          label={ACCOUNT_TEXT.newPasswordLabel}
          placeholder={ACCOUNT_TEXT.newPasswordPlaceholder}
        />
        <NewPassword
          store={store}
          field="repeat"
          onConfirm={form.send}
          label={ACCOUNT_TEXT.repeatLabel}
          placeholder={ACCOUNT_TEXT.repeatPlaceholder}
        />
      </Form>
    </Screen>
  );
});

interface NewPasswordProps {
  readonly store: FindPasswordStore;
  readonly field: NewPasswordField;
  readonly label: string;
  readonly placeholder: string;
  readonly onConfirm: () => void;
}

const NewPassword = observer(function NewPassword({
  store,
  field,
  label,
  placeholder,
  onConfirm,
}: NewPasswordProps) {
  return (
    <TextField
      className={store.complaints.wrongField === field ? 'text-field--error' : undefined}
      label={label}
      name={field}
      type="password"
      autoComplete="new-password"
      placeholder={placeholder}
      value={store[field]}
      onChange={(value) => store.set(field, value)}
      onConfirm={onConfirm}
    />
  );
});

export default screen('findPassword', FindPassword);
