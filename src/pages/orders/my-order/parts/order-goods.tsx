import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { Picture } from '@/components/Picture';
import type { Order, OrderLine } from '@/contract/orders/schema';
import { OrderState } from '@/contract/orders/values';
import { formatYuan } from '@/services/helpers/yuan';
import { orderTexts } from '../../texts';
import './order-goods.scss';

const price = (cents: number | null): string => orderTexts.price(formatYuan(cents));

export function OrderGoods({ order }: { readonly order: Order }) {
  const { lines, goodsAmount, discountAmount, amount, state, payTime } = order;
  const isPaid = payTime !== '' || state === OrderState.done;
  return (
    <Card className="order-detail__card order-goods">
      {lines.map((line, index) => (
        <Line key={index} line={line} />
      ))}
      <View className="order-goods__sums">
        <Sum label={orderTexts.goodsAmount} text={price(goodsAmount)} />
        {discountAmount > 0 && <Sum label={orderTexts.discount} text={`−${price(discountAmount)}`} />}
        <View className="order-goods__total">
          <View className="order-goods__label">
            {isPaid ? orderTexts.amount.paid : orderTexts.amount.toPay}
          </View>
          <View className="order-goods__amount">{price(amount)}</View>
        </View>
      </View>
    </Card>
  );
}

function Line({ line }: { readonly line: OrderLine }) {
  return (
    <View className="order-line">
      <Picture
        className="order-line__picture"
        src={line.picture}
        alt=""
        width={128}
        height={96}
        round="small"
      />
      <View className="order-line__words">
        <View className="order-line__title">{line.title}</View>
        <View className="order-line__note">{line.note}</View>
      </View>
      <View className="order-line__end">
        <View className="order-line__price">{line.price === 0 ? orderTexts.free : price(line.price)}</View>
        <View className="order-line__note">{orderTexts.count(line.count)}</View>
      </View>
    </View>
  );
}

function Sum({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <View className="order-goods__sum">
      <View className="order-goods__label">{label}</View>
      <View className="order-goods__number">{text}</View>
    </View>
  );
}
