import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Pressable } from '@/components/Pressable';
import type { Address } from '@/contract/addresses/schema';
import { PhoneField } from '@/features/account/area-code/PhoneField';
import { shownAddress } from '@/features/addresses/summary/shown-address';
import type { AddressFieldsProps } from './address-values';
import { addressFormTexts } from './texts';

/** The stored phone, masked, until the parent changes it; typing replaces it entirely. */
export const PhoneChoice = observer(function PhoneChoice({ form, stored }: AddressFieldsProps) {
  const { values, complaints, isSaving } = form;
  if (stored && values.phone === null) {
    return (
      <View className="address-form__kept">
        <View className="address-form__label">{addressFormTexts.phone}</View>
        <View className="address-form__kept-box">
          <View className="address-form__kept-phone">{shownAddress(stored).phone}</View>
          <Button
            kind="text"
            size="medium"
            label={addressFormTexts.changePhoneLabel}
            disabled={isSaving}
            onPress={() => form.set('phone', '')}
          >
            {addressFormTexts.changePhone}
          </Button>
        </View>
      </View>
    );
  }
  return (
    <View>
      <PhoneField
        mobile={values.phone ?? ''}
        areaCode={values.areaCode}
        isWrong={false}
        error={complaints.phone}
        onMobile={(phone) => form.set('phone', phone)}
        onAreaCode={(areaCode) => form.set('areaCode', areaCode)}
      />
      {stored && <KeepPhone stored={stored} onKeep={() => keep(form, stored)} />}
    </View>
  );
});

function KeepPhone({ stored, onKeep }: { readonly stored: Address; readonly onKeep: () => void }) {
  return (
    <Pressable className="address-form__keep" onPress={onKeep}>
      {addressFormTexts.keepPhone(stored.phoneMask)}
    </Pressable>
  );
}

const keep = (form: AddressFieldsProps['form'], { areaCode }: Address): void =>
  form.change({ phone: null, areaCode });
