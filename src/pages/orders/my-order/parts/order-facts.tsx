import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { Cell, CellGroup } from '@/components/Cell';
import { Pressable } from '@/components/Pressable';
import type { Order } from '@/contract/orders/schema';
import { OrderState } from '@/contract/orders/values';
import { formatMinute } from '@/features/dates/in-full';
import { useApp } from '@/stores/app/app-context';
import { ORDER_REQUESTS, orderRequestTexts, orderTexts } from '../../texts';
import './order-facts.scss';
import { copyText } from '@/services/feedback/copy-text';

/** Number and times of the order, for customer service. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const app = useApp();
  const { serverClock } = app;
  const copy = () => copyText(app, order.orderNo, orderTexts);
  return (
    <Card className="order-detail__card order-facts">
      <View className="order-facts__row">
        <View className="order-facts__label">{orderTexts.orderNo}</View>
        <View className="order-facts__value order-facts__value--whole">{order.orderNo}</View>
        <Pressable
          className="order-facts__copy"
          label={`${orderTexts.copy}${orderTexts.orderNo}`}
          onPress={() => void copy()}
        >
          {orderTexts.copy}
        </Pressable>
      </View>
      <Fact label={orderTexts.createTime} value={formatMinute(order.createTime, serverClock)} />
      <Fact label={orderTexts.payTime} value={formatMinute(order.payTime, serverClock)} />
      <Fact label={orderTexts.sendTime} value={formatMinute(order.sendTime, serverClock)} />
      <Fact label={endLabel(order.state)} value={formatMinute(order.endTime, serverClock)} />
    </Card>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  if (value === '') return null;
  return (
    <View className="order-facts__row">
      <View className="order-facts__label">{label}</View>
      <View className="order-facts__value">{value}</View>
    </View>
  );
}

function endLabel(state: OrderState): string {
  if (state === OrderState.refunded) return orderTexts.endTime.refunded;
  return state === OrderState.closed ? orderTexts.endTime.closed : orderTexts.endTime.done;
}

/** Requests for a paid order, with its number; customer service replies in the inbox. */
export function OrderRequests({ order: { orderNo, state } }: { readonly order: Order }) {
  const { router } = useApp();
  const topics = ORDER_REQUESTS[state];
  return (
    <CellGroup className="order-detail__card">
      {topics.map((topic) => (
        <Cell
          key={topic}
          title={orderRequestTexts[topic]}
          onPress={() => void router.go('feedback', { orderNo, topic })}
        />
      ))}
    </CellGroup>
  );
}
