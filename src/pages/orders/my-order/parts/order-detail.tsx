import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Screen } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app-context';
import { orderTexts } from '../../texts';
import { OrderDetailStore } from '../detail-store';
import { OrderFacts } from './order-facts';
import { OrderGoods } from './order-goods';
import { OrderHint } from './order-hint';
import { OrderDetailSkeleton } from './order-skeleton';
import './order-detail.scss';

/** One order: how far it is, where it goes, what is in it, what it cost. */
export const OrderDetail = observer(function OrderDetail({ orderId }: { readonly orderId: number }) {
  const app = useApp();
  const [store] = useState(() => new OrderDetailStore(app, orderId));
  useLoadForSession(store.load, store.reset);
  return (
    <Screen className="order-detail" title={orderTexts.detailTitle} footer={<Actions store={store} />}>
      <View className="order-detail__content">
        <Loaded of={store.order} skeleton={<OrderDetailSkeleton />} onRetry={() => void store.load()}>
          {(order) => (
            <>
              <OrderHint order={order} />
              <OrderGoods order={order} />
              <OrderFacts order={order} />
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  );
});

const Actions = observer(function Actions({ store }: { readonly store: OrderDetailStore }) {
  const { action, isSending } = store;
  if (action === undefined) return null;
  const isCancel = action === 'cancel';
  return (
    <Button
      block
      kind={isCancel ? 'secondary' : 'primary'}
      loading={isSending}
      onPress={() => void store.act(action)}
    >
      {isCancel ? orderTexts.cancel : orderTexts.confirm}
    </Button>
  );
});
