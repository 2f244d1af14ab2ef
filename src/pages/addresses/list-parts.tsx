import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Skeleton } from '@/components/Skeleton';
import type { AddressListStore } from './list-store';
import { addressTexts } from './texts';
import './address-list.scss';

interface AddAddressFooterProps {
  readonly store: AddressListStore;
  readonly onAdd: () => void;
}

export const AddAddressFooter = observer(function AddAddressFooter({ store, onAdd }: AddAddressFooterProps) {
  return (
    <>
      {store.isFull && <View className="address-list__full">{addressTexts.full}</View>}
      <Button className="test-address-add" block disabled={store.isFull} onPress={onAdd}>
        {addressTexts.add}
      </Button>
    </>
  );
});

const CARDS = 3;

export const ListSkeleton = () => (
  <Skeleton variant="list" bars={[44, 36, 36]} rows={CARDS} label={addressTexts.loading} />
);
