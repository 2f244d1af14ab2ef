import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { PhoneField } from '../area-code/PhoneField';
import { CodeField } from '../send-code/CodeField';
import type { PhoneAndCode } from './phone-and-code';

interface PhoneAndCodeFieldsProps {
  readonly of: PhoneAndCode;
  readonly onConfirm: () => void;
  /** The form has a password, old or new, for this phone (autofill). */
  readonly hasPassword?: boolean;
  /** Replaces the code, for example by a password. */
  readonly children?: ReactNode;
}

/** Phone and code, with captcha and countdown. */
export const PhoneAndCodeFields = observer(function PhoneAndCodeFields({
  of: store,
  onConfirm,
  hasPassword,
  children,
}: PhoneAndCodeFieldsProps) {
  return (
    <>
      <PhoneField
        mobile={store.mobile}
        areaCode={store.areaCode}
        isWrong={store.wrongField === 'mobile'}
        isUserName={hasPassword}
        onMobile={store.setMobile}
        onAreaCode={store.setAreaCode}
        onConfirm={onConfirm}
      />
      {children || (
        <CodeField
          store={store.sendCode}
          value={store.code}
          isWrong={store.wrongField === 'code'}
          onChange={store.setCode}
          onSend={() => void store.requestCode()}
          onConfirm={onConfirm}
        />
      )}
    </>
  );
});
