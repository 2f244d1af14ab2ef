import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import type { OrderHead } from '@/contract/orders/schema';
import { OrderState } from '@/contract/orders/values';
import { Zoned } from '@/features/dates/Zoned';
import { minuteOf } from '@/features/dates/in-full';
import { formatWhenWithin } from '@/features/lessons/dates';
import { formatYuan } from '@/services/helpers/yuan';
import { useApp } from '@/stores/app/app-context';
import { orderStateTexts, orderTexts } from '../../texts';
import './order-card.scss';

const TONES: Readonly<Record<OrderState, string>> = {
  [OrderState.toPay]: 'alert',
  [OrderState.paid]: 'primary',
  [OrderState.delivering]: 'primary',
  [OrderState.done]: 'neutral',
  [OrderState.closed]: 'neutral',
  [OrderState.refunded]: 'neutral',
};

interface OrderCardProps {
  readonly order: OrderHead;
  /** The first that waits for its payment: a screen has one primary action. */
  readonly leads: boolean;
  readonly onPress: () => void;
  readonly onPay: () => void;
}

/** Title, contents, amount and state of an order. */
export function OrderCard({ order, leads, onPress, onPay }: OrderCardProps) {
  const { serverClock } = useApp();
  const { title, picture, contents, amount, createTime, payBefore, state } = order;
  const isToPay = state === OrderState.toPay;
  return (
    <Card joined className="order-card">
      <Pressable className="order-card__order test-order" onPress={onPress}>
        <Picture
          className="order-card__picture"
          src={picture}
          alt=""
          width={160}
          height={120}
          round="small"
        />
        <View className="order-card__words">
          <View className="order-card__head">
            <View className="order-card__title">{title}</View>
            <Tag text={orderStateTexts[state]} tone={TONES[state]} />
          </View>
          <View className="order-card__contents">{contents.join('、')}</View>
          <View className="order-card__foot">
            <View className="order-card__time">
              <Zoned of={minuteOf(createTime, serverClock)} />
            </View>
            <View className="order-card__price">{orderTexts.price(formatYuan(amount))}</View>
          </View>
        </View>
      </Pressable>
      {isToPay && (
        <View className="order-card__actions">
          {payBefore !== '' && (
            <View className="order-card__due">
              {orderTexts.payBefore(formatWhenWithin(payBefore, serverClock))}
            </View>
          )}
          <Button
            className="test-order-pay"
            kind={leads ? 'primary' : 'secondary'}
            size="small"
            label={orderTexts.payNamed(title)}
            onPress={onPay}
          >
            {orderTexts.pay}
          </Button>
        </View>
      )}
    </Card>
  );
}
