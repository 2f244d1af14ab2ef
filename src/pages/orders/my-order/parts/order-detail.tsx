import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Skeleton } from '@/components/Skeleton';
import { Screen, useShown } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { orderTexts } from '../../texts';
import { OrderDetailStore } from '../detail-store';
import { OrderFacts, OrderRequests } from './order-facts';
import { OrderGoods } from './order-goods';
import { OrderHint } from './order-hint';
import './order-detail.scss';

/** One order: state, address, contents, amounts. */
export const OrderDetail = observer(function OrderDetail({ named }: { readonly named: string }) {
  const app = useApp();
  const [store] = useState(() => new OrderDetailStore(app, recordId(named)));
  useLoadForSession(store.load, store.reset);
  useShown(() => void store.loadWhenChanged());
  const toList = () => void app.router.replace('myOrder');
  return (
    <Screen title={orderTexts.detail} className="order-detail" footer={<Actions store={store} />}>
      <View className="order-detail__content">
        <Loaded
          of={store.order}
          skeleton={
            <Skeleton
              variant="card"
              parts={[{ bars: [40, 96] }, { bars: [40, 240] }, { bars: [40, 200] }]}
              label={orderTexts.loading}
            />
          }
          onRetry={() => void store.load()}
          missing={{ text: orderTexts.missing, action: { text: orderTexts.toList, onPress: toList } }}
        >
          {(order) => (
            <>
              <OrderHint order={order} />
              <OrderGoods order={order} />
              <OrderFacts order={order} />
              <OrderRequests order={order} />
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
  if (action === 'confirm') {
    return (
      <Button className="test-order-confirm" block loading={isSending} onPress={() => void store.act(action)}>
        {orderTexts.confirm}
      </Button>
    );
  }
  return (
    <View className="order-detail__actions">
      <Button className="test-order-pay" block onPress={() => void store.pay()}>
        {orderTexts.pay}
      </Button>
      <Button
        className="test-order-cancel"
        block
        kind="danger-text"
        loading={isSending}
        onPress={() => void store.act(action)}
      >
        {orderTexts.cancel}
      </Button>
    </View>
  );
});
