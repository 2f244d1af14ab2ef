import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import type { Delivery } from '@/contract/deliveries/schema';
import { useAskAlong } from '@/features/messages/reminders/along';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen } from '@/features/screen';
import { PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { CardsSkeleton } from '../cards-skeleton';
import { expressTexts } from '../texts';
import { DeliveryCard } from './delivery-card';
import { DeliveryListStore } from './store';
import '../deliveries.scss';

const DeliveryList = observer(function DeliveryList() {
  const app = useApp();
  const { router } = app;
  const [store] = useState(() => new DeliveryListStore(app));
  useLoadForSession(store.load, store.list.reset);
  const askAlong = useAskAlong('delivery');
  // Usually a single parcel, so open its tracking directly.
  const open = async ({ deliveryId, parcelId }: Delivery) => {
    await askAlong();
    return parcelId > 0
      ? router.go('myExpressDetail', { id: String(parcelId) })
      : router.go('myExpressPackList', { id: String(deliveryId) });
  };
  return (
    <Screen>
      <View className="express">
        <PagedList
          list={store.list}
          render={(delivery) => <DeliveryCard delivery={delivery} onPress={() => void open(delivery)} />}
          skeleton={<CardsSkeleton />}
          empty={{ text: expressTexts.empty }}
        />
      </View>
    </Screen>
  );
});

export default screen('myExpressList', DeliveryList);
