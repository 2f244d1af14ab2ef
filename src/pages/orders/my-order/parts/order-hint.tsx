import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Cell, CellGroup } from '@/components/Cell';
import { Icon } from '@/components/Icon';
import type { Order } from '@/contract/orders/schema';
import { OrderState } from '@/contract/orders/values';
import { formatWhenWithin } from '@/features/lessons/dates';
import type { LocalClock } from '@/services/clock';
import { useApp } from '@/stores/app/app-context';
import { closeReasonTexts, orderStateTexts, orderTexts } from '../../texts';
import './order-hint.scss';

/** The order's state and next step; its address, and a link to its parcels. */
export function OrderHint({ order }: { readonly order: Order }) {
  const { serverClock, router } = useApp();
  const { address, hasParcels, orderNo } = order;
  return (
    <>
      <View className="order-hint" {...aria({ role: 'status' })}>
        <View className="order-hint__state">{orderStateTexts[order.state]}</View>
        <View className="order-hint__text">{hintOf(order, serverClock)}</View>
      </View>
      {hasParcels && (
        <CellGroup className="order-detail__card">
          <Cell
            icon="logistics"
            title={orderTexts.parcels}
            onPress={() => void router.go('myExpressPackList', { orderNo })}
          />
        </CellGroup>
      )}
      {address && (
        <Card className="order-detail__card order-address">
          <Icon className="order-address__icon" name="address" size={40} tone="body" />
          <View className="order-address__words">
            <View className="order-address__person">{`${address.name} ${address.phone}`}</View>
            <View className="order-address__place">{address.address}</View>
          </View>
        </Card>
      )}
    </>
  );
}

function hintOf({ state, payBefore, closeReason }: Order, serverClock: LocalClock): string {
  switch (state) {
    case OrderState.toPay:
      return orderTexts.payHint(formatWhenWithin(payBefore, serverClock));
    case OrderState.paid:
      return orderTexts.paidHint;
    case OrderState.delivering:
      return orderTexts.deliveringHint;
    case OrderState.done:
      return orderTexts.doneHint;
    case OrderState.refunded:
      return orderTexts.refundedHint;
    case OrderState.closed:
      return closeReasonTexts[closeReason];
  }
}
