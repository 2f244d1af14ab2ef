import { View } from '@tarojs/components';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import type { Address } from '@/contract/addresses/schema';
import { shownAddress } from '@/features/addresses/summary/shown-address';
import { AddressSummary } from '@/features/addresses/summary/AddressSummary';
import { addressTexts } from '../texts';

interface ChoiceCardProps {
  readonly address: Address;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onEdit: () => void;
}

export function ChoiceCard({ address, isChosen, onChoose, onEdit }: ChoiceCardProps) {
  return (
    <View className="address-list__choice">
      <Pressable
        className="address-list__choice-box test-address-choose"
        role="radio"
        aria={{ checked: isChosen }}
        onPress={onChoose}
      >
        <View className={classNames('address-list__dot', isChosen && 'address-list__dot--on')}>
          {isChosen && <Icon name="check" size={32} tone="onPrimary" />}
        </View>
        <AddressSummary address={shownAddress(address)} />
      </Pressable>
      <Pressable
        className="address-list__action test-address-edit"
        label={addressTexts.editOf(address.receiverName)}
        onPress={onEdit}
      >
        <Icon name="edit" size={40} tone="secondary" />
      </Pressable>
    </View>
  );
}
