import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import type { Address } from '@/contract/addresses/schema';
import { shownAddress } from '@/features/addresses/summary/shown-address';
import { AddressSummary } from '@/features/addresses/summary/AddressSummary';
import { addressTexts } from '../../texts';

interface AddressCardProps {
  readonly address: Address;
  /** Another change is under way. */
  readonly disabled: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onDefault: () => void;
}

export function AddressCard({ address, disabled, onEdit, onRemove, onDefault }: AddressCardProps) {
  const { receiverName, isDefault } = address;
  return (
    <Card joined className="address-list__card">
      <AddressSummary address={shownAddress(address)} />
      <View className="address-list__actions">
        <Pressable
          className="address-list__default test-address-default"
          role="radio"
          label={addressTexts.makeDefaultOf(receiverName)}
          aria={{ checked: isDefault }}
          disabled={disabled}
          onPress={onDefault}
        >
          <View className={classNames('address-list__dot', isDefault && 'address-list__dot--on')}>
            {isDefault && <Icon name="check" size={32} tone="onPrimary" />}
          </View>
          <View>{isDefault ? addressTexts.theDefault : addressTexts.makeDefault}</View>
        </Pressable>
        <Pressable
          className="address-list__action test-address-edit"
          label={addressTexts.editOf(receiverName)}
          disabled={disabled}
          onPress={onEdit}
        >
          {addressTexts.edit}
        </Pressable>
        <Pressable
          className="address-list__action address-list__action--remove test-address-remove"
          label={addressTexts.removeOf(receiverName)}
          disabled={disabled}
          onPress={onRemove}
        >
          {addressTexts.remove}
        </Pressable>
      </View>
    </Card>
  );
}
