import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import type { Address } from '@/contract/addresses/schema';
import { addressChoice } from '@/features/addresses/choice';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { shownAddress } from '@/features/addresses/summary/shown-address';
import { AddressSummary } from '@/features/addresses/summary/AddressSummary';
import { AddressListStore } from '../list-store';
import { AddAddressFooter, ListSkeleton } from '../list-parts';
import { addressTexts } from '../texts';
import '../address-list.scss';

/** Picks an address for the page that opened this one, e.g. an exchange. */
const ChooseAddress = observer(function ChooseAddress() {
  const app = useApp();
  const { selectedId = '' } = useParams('myAddress');
  const [store] = useState(() => new AddressListStore(app));
  useLoadWhenShown(store.load, store.list.reset);
  const { router } = app;
  const add = () => void router.go('myAddressCenterMyAddressForm');
  const choose = (address: Address) => {
    app.get(addressChoice).choose(address);
    void router.back();
  };
  const isEmpty = store.list.value?.length === 0;
  return (
    <Screen footer={store.list.value && !isEmpty && <AddAddressFooter store={store} onAdd={add} />}>
      <View className="address-list">
        <Loaded of={store.list} skeleton={<ListSkeleton />} onRetry={() => void store.load()}>
          {(addresses) =>
            addresses.length === 0 ? (
              <EmptyState text={addressTexts.chooseEmpty} action={{ text: addressTexts.add, onPress: add }} />
            ) : (
              <View {...aria({ role: 'radiogroup', 'aria-label': addressTexts.choose })}>
                {addresses.map((address) => (
                  <ChoiceCard
                    key={address.addressId}
                    address={address}
                    isChosen={String(address.addressId) === selectedId}
                    onChoose={() => choose(address)}
                    onEdit={() =>
                      void router.go('myAddressCenterMyAddressEdit', { id: String(address.addressId) })
                    }
                  />
                ))}
              </View>
            )
          }
        </Loaded>
      </View>
    </Screen>
  );
});

export default screen('myAddress', ChooseAddress);

interface ChoiceCardProps {
  readonly address: Address;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onEdit: () => void;
}

function ChoiceCard({ address, isChosen, onChoose, onEdit }: ChoiceCardProps) {
  return (
    <Card joined className="address-list__choice">
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
    </Card>
  );
}
