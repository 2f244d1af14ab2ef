import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { SkeletonBlock } from '@/components/Skeleton';
import { addressChoice } from '@/features/addresses/choice';
import { AddressSummary } from '@/features/addresses/summary/AddressSummary';
import { shownAddress } from '@/features/addresses/summary/shown-address';
import { completedTexts } from '@/features/stepup/higher-level/texts';
import { useShown } from '@/features/screen';
import { LoadFailure } from '@/features/shapes';
import { useApp } from '@/stores/app-context';
import { AddressStore } from './address-store';

const texts = completedTexts.address;

/** Where the material of the new school year goes, and the way to another place. */
export const AddressCard = observer(function AddressCard() {
  const app = useApp();
  const [store] = useState(() => new AddressStore(app));
  useShown(() => void store.shown(app.part(addressChoice).take()));
  return (
    <Card className="completed__card">
      <View className="completed__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.title}
      </View>
      <Content store={store} />
    </Card>
  );
});

const Content = observer(function Content({ store }: { readonly store: AddressStore }) {
  const { router } = useApp();
  const { list, current, isSaving } = store;
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
      <View className="completed__note">{texts.note}</View>
      <Button kind="secondary" size="medium" block loading={isSaving} onPress={choose}>
        {texts.other}
      </Button>
    </>
  );
});
