import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { SkeletonBlock } from '@/components/Skeleton';
import { addressChoice } from '@/features/addresses/choice';
import { AddressSummary } from '@/features/addresses/summary/AddressSummary';
import { shownAddress } from '@/features/addresses/summary/shown-address';
import type { StepUpDialogs } from '@/features/stepup/dialogs/dialogs';
import { completedTexts } from '@/features/stepup/higher-level/texts';
import { useShown } from '@/features/screen';
import { LoadFailure } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { AddressStore } from './address-store';

const texts = completedTexts.address;

interface AddressCardProps {
  /** 0: not confirmed. */
  readonly addressId: number;
  readonly dialogs: StepUpDialogs;
}

/** Delivery address of the new year's materials: to be confirmed for this pack, or changed. */
export const AddressCard = observer(function AddressCard({ addressId, dialogs }: AddressCardProps) {
  const app = useApp();
  const [store] = useState(() => new AddressStore(app, dialogs, addressId));
  useEffect(() => store.know(addressId), [store, addressId]);
  useShown(() => void store.shown(app.get(addressChoice).take()));
  return (
    <Card className="completed__card">
      <View className="completed__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {store.confirmed ? texts.confirmed.title : texts.ask.title}
      </View>
      <Content store={store} />
    </Card>
  );
});

const Content = observer(function Content({ store }: { readonly store: AddressStore }) {
  const { router } = useApp();
  const { list, current, confirmed, isSaving } = store;
  if (list.isFirstLoad) return <SkeletonBlock height={112} radius="card" />;
  if (!list.value) {
    return (
      <LoadFailure
        error={list.error}
        compact
        loading={list.status === 'loading'}
        onRetry={() => void store.load()}
      />
    );
  }
  if (!current) {
    return (
      <>
        <View className="completed__note">{texts.none}</View>
        <Button
          kind="secondary"
          size="medium"
          block
          onPress={() => void router.go('myAddressCenterMyAddressForm')}
        >
          {texts.add}
        </Button>
      </>
    );
  }
  const choose = () => void router.go('myAddress', { selectedId: String(current.addressId) });
  return (
    <>
      <AddressSummary address={shownAddress(current)} />
      <View className="completed__note">{confirmed ? texts.confirmed.note : texts.ask.note}</View>
      {!confirmed && (
        <Button
          kind="secondary"
          size="medium"
          block
          loading={isSaving}
          onPress={() => void store.confirm(current)}
        >
          {texts.confirm}
        </Button>
      )}
      <Button
        kind={confirmed ? 'secondary' : 'text'}
        size="medium"
        block
        loading={confirmed !== null && isSaving}
        disabled={isSaving}
        onPress={choose}
      >
        {texts.other}
      </Button>
    </>
  );
});
