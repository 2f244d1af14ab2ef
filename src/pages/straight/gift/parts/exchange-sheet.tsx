import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Sheet } from '@/components/Sheet';
import { SkeletonBlock } from '@/components/Skeleton';
import { AddressSummary } from '@/features/addresses/summary/AddressSummary';
import { shownAddress } from '@/features/addresses/summary/shown-address';
import { LoadFailure } from '@/features/shapes';
import type { GiftStore } from '../store';
import { giftTexts as texts } from '../texts';
import { Price } from './price';

/** Cost, remaining balance and address, to confirm first. */
export const ExchangeSheet = observer(function ExchangeSheet({ store }: { readonly store: GiftStore }) {
  const { wanted, balanceAfter } = store;
  if (wanted === undefined) return null;
  const amount = (cost: number) => texts.price(wanted.currency, cost);
  return (
    <Sheet
      open={store.isOpen}
      title={texts.sheet}
      onClose={store.close}
      footer={
        <Button block loading={store.isSending} disabled={!store.canSend} onPress={() => void store.send()}>
          {texts.confirm}
        </Button>
      }
    >
      <View className="straight-gift__title">{wanted.title}</View>
      <Price currency={wanted.currency} cost={wanted.cost} />
      <View className="straight-gift__what">
        {balanceAfter >= 0 ? texts.balanceAfter(amount(balanceAfter)) : texts.short(amount(-balanceAfter))}
      </View>
      {wanted.isSent ? (
        <Receiver store={store} />
      ) : (
        <View className="straight-gift__what">{texts.byCode}</View>
      )}
      {store.failure !== '' && (
        <View className="straight-gift__failure" {...aria({ role: 'alert' })}>
          {store.failure}
        </View>
      )}
    </Sheet>
  );
});

const Receiver = observer(function Receiver({ store }: { readonly store: GiftStore }) {
  const { addresses, address } = store;
  if (addresses.isFirstLoad) return <SkeletonBlock height={160} radius="card" />;
  if (!addresses.value) {
    return (
      <LoadFailure
        error={addresses.error}
        compact
        loading={addresses.status === 'loading'}
        onRetry={() => void store.loadAddresses()}
      />
    );
  }
  return (
    <View className="straight-gift__receiver">
      <View className="straight-gift__label">{texts.address}</View>
      {address ? (
        <AddressSummary address={shownAddress(address)} />
      ) : (
        <View className="straight-gift__what">{texts.noAddress}</View>
      )}
      <Button
        className="straight-gift__choose"
        kind="secondary"
        size="medium"
        block
        disabled={store.isSending}
        onPress={() => void store.toAddresses()}
      >
        {address ? texts.chooseAddress : texts.addAddress}
      </Button>
    </View>
  );
});
