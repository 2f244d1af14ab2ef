import { View } from '@tarojs/components';
import { useCallback, useState } from 'react';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { TextField } from '@/components/TextField';
import { phoneNumberOf, typedPhone } from '@/contract/account/phone-number';
import { useWhenAsked } from '@/features/screen/use-when-asked';
import { toastFailure } from '@/services/feedback/toast-failure';
import { useApp } from '@/stores/app/app-context';
import { AREA_CODE_TEXT } from './texts';
import './index.scss';

interface PhoneFieldProps {
  readonly mobile: string;
  readonly areaCode: string;
  readonly isWrong: boolean;
  /** Shown at the field; absent when the form shows errors elsewhere. */
  readonly error?: string;
  /** The number is the user name for a password field in the same form (autofill). */
  readonly isUserName?: boolean;
  readonly onMobile: (mobile: string) => void;
  readonly onAreaCode: (areaCode: string) => void;
  readonly onConfirm?: () => void;
}

/** Pasted, autofilled or with a country code: parse at once. Typed digits are parsed on blur. */
const isWhole = (text: string, before: string): boolean =>
  text.startsWith('+') || text.length > before.length + 1;

/** Phone number with its area code, which opens the picker. */
export function PhoneField(props: PhoneFieldProps) {
  const { mobile, areaCode, isWrong, error, isUserName = false, onMobile, onAreaCode, onConfirm } = props;
  const [isPicking, setPicking] = useState(false);
  const close = useCallback(() => setPicking(false), []);
  const { feedback } = useApp();
  const Picker = useWhenAsked({
    isAsked: isPicking,
    load: () => import('./AreaCodePicker').then(({ AreaCodePicker }) => AreaCodePicker),
    onMissing: () => {
      close();
      toastFailure(feedback, { kind: 'network' });
    },
  });
  const read = (text: string) => {
    const phone = phoneNumberOf(areaCode, text);
    if (phone.number !== mobile) onMobile(phone.number);
    if (phone.areaCode === areaCode) return;
    onAreaCode(phone.areaCode);
    feedback.toast(AREA_CODE_TEXT.changed(phone.areaCode));
  };
  const change = (text: string) => (isWhole(text, mobile) ? read(text) : onMobile(text));
  return (
    <>
      <TextField
        className={isWrong ? 'phone-field text-field--error' : 'phone-field'}
        label={AREA_CODE_TEXT.phoneLabel}
        error={error}
        name="mobile"
        type="number"
        autoComplete={isUserName ? 'username' : 'tel-national'}
        placeholder={AREA_CODE_TEXT.phonePlaceholder}
        value={mobile}
        clean={typedPhone}
        onChange={change}
        onBlur={() => read(mobile)}
        onConfirm={() => {
          read(mobile);
          onConfirm?.();
        }}
        prefix={
          <Pressable
            className="phone-field__area test-area-code"
            label={AREA_CODE_TEXT.pick(areaCode)}
            onPress={() => setPicking(true)}
          >
            <View className="phone-field__code">{AREA_CODE_TEXT.code(areaCode)}</View>
            <Icon name="arrow-down" size={32} tone="secondary" />
          </Pressable>
        }
      />
      {Picker && <Picker open={isPicking} value={areaCode} onPick={onAreaCode} onClose={close} />}
    </>
  );
}
