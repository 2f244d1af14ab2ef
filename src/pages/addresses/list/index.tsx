import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { ListEnd } from '@/components/ListEnd';
import type { Address } from '@/contract/addresses/schema';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { AddressListStore } from '../list-store';
import { AddAddressFooter, ListSkeleton } from '../list-parts';
import { addressTexts } from '../texts';
import { AddressCard } from './parts/address-card';
import '../address-list.scss';

const AddressList = observer(function AddressList() {
  const app = useApp();
  const [store] = useState(() => new AddressListStore(app));
  useLoadWhenShown(store.load, store.list.reset);
  const add = () => void app.router.go('myAddressCenterMyAddressForm');
  const isEmpty = store.list.value?.length === 0;
  return (
    <Screen footer={store.list.value && !isEmpty && <AddAddressFooter store={store} onAdd={add} />}>
      <View className="address-list">
        <Loaded of={store.list} skeleton={<ListSkeleton />} onRetry={() => void store.load()}>
          {(addresses) =>
            addresses.length === 0 ? (
              <EmptyState text={addressTexts.empty} action={{ text: addressTexts.add, onPress: add }} />
            ) : (
              <Cards store={store} addresses={addresses} />
            )
          }
        </Loaded>
      </View>
    </Screen>
  );
});

interface CardsProps {
  readonly store: AddressListStore;
  readonly addresses: readonly Address[];
}

const Cards = observer(function Cards({ store, addresses }: CardsProps) {
  const { router } = useApp();
  return (
    <>
      {addresses.map((address) => (
        <AddressCard
          key={address.addressId}
          address={address}
          disabled={store.busyId !== 0}
          onEdit={() => void router.go('myAddressCenterMyAddressEdit', { id: String(address.addressId) })}
          onRemove={() => void store.remove(address)}
          onDefault={() => void store.makeDefault(address)}
        />
      ))}
      <ListEnd />
    </>
  );
});

export default screen('myAddressCenterMyAddressList', AddressList);
