import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Skeleton } from '@/components/Skeleton';
import { Tabs } from '@/components/Tabs';
import { OrderGroup, OrderState } from '@/contract/orders/values';
import { useChanges } from '@/features/screen/refresh/use-changes';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Screen } from '@/features/screen';
import { PagedList } from '@/features/shapes';
import { openShop } from '@/features/rewards/shop';
import { useApp } from '@/stores/app/app-context';
import { orderGroupTexts, orderTexts } from '../../texts';
import { orderChanges } from '../changes';
import { OrderListStore } from '../list-store';
import { payOrder } from '../pay';
import { OrderCard } from './order-card';
import './order-list.scss';

const groups = Object.values(OrderGroup);
const tabs = groups.map((group) => ({ key: String(group), text: orderGroupTexts[group] }));

export const OrderList = observer(function OrderList() {
  const app = useApp();
  const [store] = useState(() => new OrderListStore(app));
  useLoadForSession(store.load, store.reset);
  const changes = app.get(orderChanges);
  useChanges(() => changes.count, store.reload);
  const { group, list } = store;
  const firstToPay = list.items.find(({ state }) => state === OrderState.toPay);
  // Groups have no addresses.
  const choose = (key: string) =>
    void store.choose(groups.find((known) => String(known) === key) ?? OrderGroup.all);
  // The mini program has a shop only if the operator configured one, on the profile tab.
  const shop =
    app.platform.host.shop === 'configured'
      ? undefined
      : { text: orderTexts.goShop, onPress: () => void openShop(app) };
  const empty =
    group === OrderGroup.all
      ? { text: orderTexts.empty, action: shop }
      : {
          text: orderTexts.emptyGroup,
          action: { text: orderTexts.showAll, onPress: () => choose(String(OrderGroup.all)) },
        };
  return (
    <Screen className="order-list">
      <Tabs items={tabs} active={String(group)} onChange={choose} />
      <View className="order-list__cards">
        <PagedList
          key={group}
          list={list}
          skeleton={
            <Skeleton
              variant="list"
              rows={3}
              picture={[160, 120]}
              bars={[36, 28, 36]}
              align="spread"
              label={orderTexts.loading}
            />
          }
          empty={empty}
          render={(order) => (
            <OrderCard
              order={order}
              leads={order === firstToPay}
              onPress={() => void app.router.go('myOrder', { orderId: String(order.orderId) })}
              onPay={() => void payOrder(app, order)}
            />
          )}
        />
      </View>
    </Screen>
  );
});
