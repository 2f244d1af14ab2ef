import { lengthOf } from '@/contract/characters';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Icon } from '@/components/Icon';
import { PickerField } from '@/components/PickerField';
import { Pressable } from '@/components/Pressable';
import { TextArea } from '@/components/TextArea';
import { TextField } from '@/components/TextField';
import { classNames } from '@/components/class-names';
import { ADDRESS_DETAIL_LENGTH, regionText } from '@/contract/addresses/values';
import { RegionSheet } from '@/features/addresses/region';
import type { AddressFieldsProps } from './address-values';
import { addressFormTexts } from './texts';
import { PhoneChoice } from './phone-choice';
import './address-fields.scss';

export const AddressFields = observer(function AddressFields({ form, stored }: AddressFieldsProps) {
  const { values, complaints, isSaving } = form;
  return (
    <View className="address-form">
      <View className="address-form__card">
        <TextField
          label={addressFormTexts.receiver}
          name="receiverName"
          placeholder={addressFormTexts.receiverPlaceholder}
          value={values.receiverName}
          error={complaints.receiverName}
          disabled={isSaving}
          autoComplete="name"
          onChange={(receiverName) => form.set('receiverName', receiverName)}
          onBlur={() => values.receiverName && form.checkField('receiverName')}
        />
        <PhoneChoice form={form} stored={stored} />
        <RegionChoice form={form} />
        <TextArea
          className="address-form__detail"
          label={addressFormTexts.detail}
          name="detail"
          placeholder={addressFormTexts.detailPlaceholder}
          value={values.detail}
          count={{ now: lengthOf(values.detail), max: ADDRESS_DETAIL_LENGTH.max }}
          error={complaints.detail}
          disabled={isSaving}
          onChange={(detail) => form.set('detail', detail)}
        />
      </View>
      <DefaultSwitch form={form} />
    </View>
  );
});

const RegionChoice = observer(function RegionChoice({ form }: Pick<AddressFieldsProps, 'form'>) {
  const [isOpen, setOpen] = useState(false);
  const { region } = form.values;
  return (
    <>
      <PickerField
        label={addressFormTexts.region}
        value={region ? regionText(region) : ''}
        placeholder={addressFormTexts.regionPlaceholder}
        error={form.complaints.region}
        disabled={form.isSaving}
        onPress={() => setOpen(true)}
      />
      <RegionSheet
        open={isOpen}
        value={region}
        onChoose={(chosen) => form.set('region', chosen)}
        onClose={() => setOpen(false)}
      />
    </>
  );
});

const DefaultSwitch = observer(function DefaultSwitch({ form }: Pick<AddressFieldsProps, 'form'>) {
  const { isDefault } = form.values;
  return (
    <Pressable
      className="address-form__card address-form__default"
      role="switch"
      label={addressFormTexts.makeDefault}
      aria={{ checked: isDefault }}
      disabled={form.isSaving}
      onPress={() => form.set('isDefault', !isDefault)}
    >
      <View className="address-form__default-words">
        <View className="address-form__default-title">{addressFormTexts.makeDefault}</View>
        <View className="address-form__default-note">{addressFormTexts.makeDefaultNote}</View>
      </View>
      <View className={classNames('address-form__tick', isDefault && 'address-form__tick--on')}>
        {isDefault && <Icon name="check" size={32} tone="onPrimary" />}
      </View>
    </Pressable>
  );
});
