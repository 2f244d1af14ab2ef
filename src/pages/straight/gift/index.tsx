import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { Picture } from '@/components/Picture';
import { Skeleton } from '@/components/Skeleton';
import { Tag } from '@/components/Tag';
import { RewardKind } from '@/contract/rewards/values';
import type { StraightGift, StraightGifts } from '@/contract/straight/schema';
import { addressChoice } from '@/features/addresses/choice';
import { RewardAmount } from '@/features/rewards/amount/RewardAmount';
import { screen, Screen, useShown } from '@/features/screen';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { ExchangeSheet } from './parts/exchange-sheet';
import { Price } from './parts/price';
import { GiftStore } from './store';
import { giftTexts as texts } from './texts';
import './index.scss';

/** Gifts for the child's stars and pea coins. */
const StraightGiftPage = observer(function StraightGiftPage() {
  const app = useApp();
  const [store] = useState(() => new GiftStore(app));
  useLoadWhenShown(store.load, store.reset);
  useShown(() => void store.shown(app.get(addressChoice).take()));
  const toTasks = () => void app.router.go('myTaskCenterMyTaskList');
  return (
    <Screen className="straight-gift">
      <View className="straight-gift__body">
        <Loaded
          of={store.gifts}
          skeleton={<Skeleton variant="card" parts={[120, 260, 260, 260]} label={texts.loading} />}
          onRetry={() => void store.load()}
        >
          {({ balance, gifts }) => (
            <>
              <Balance balance={balance} />
              {gifts.length === 0 && (
                <EmptyState text={texts.empty} action={{ text: texts.toTasks, onPress: toTasks }} />
              )}
              {gifts.map((gift) => (
                <Gift key={gift.id} gift={gift} onExchange={() => void store.open(gift)} />
              ))}
            </>
          )}
        </Loaded>
      </View>
      <ExchangeSheet store={store} />
    </Screen>
  );
});

function Balance({ balance }: Pick<StraightGifts, 'balance'>) {
  const { router } = useApp();
  return (
    <Card className="straight-gift__balance">
      <View className="straight-gift__amounts" {...aria({ role: 'group', 'aria-label': texts.balance })}>
        <RewardAmount kind={RewardKind.star} size="big" className="straight-gift__amount">
          {balance.stars}
        </RewardAmount>
        <RewardAmount kind={RewardKind.peaCoin} size="big" className="straight-gift__amount">
          {balance.peaCoins}
        </RewardAmount>
      </View>
      <Button size="small" kind="secondary" onPress={() => void router.go('myExchange')}>
        {texts.myExchanges}
      </Button>
    </Card>
  );
}

interface GiftProps {
  readonly gift: StraightGift;
  readonly onExchange: () => void;
}

function Gift({ gift, onExchange }: GiftProps) {
  const { title, words, picture, currency, cost, stock, left } = gift;
  const isOver = stock === 0 || left === 0;
  const ends = stock === 0 ? texts.soldOut : texts.hadAll;
  return (
    <Card joined className="straight-gift__card">
      <Picture
        className="straight-gift__picture"
        src={picture}
        alt=""
        width={176}
        height={132}
        round="small"
      />
      <View className="straight-gift__words">
        <View className="straight-gift__title">{title}</View>
        <View className="straight-gift__what">{words}</View>
        <Price currency={currency} cost={cost} />
        <View className="straight-gift__foot">
          <Tag tone={stock === 1 ? 'alert' : 'neutral'} text={isOver ? ends : texts.stock(stock)} />
          {isOver ? (
            <NextStep gift={gift} />
          ) : (
            <Button size="small" kind="secondary" label={texts.exchangeOf(title)} onPress={onExchange}>
              {texts.exchange}
            </Button>
          )}
        </View>
      </View>
    </Card>
  );
}

/** Links to past exchanges; sold-out gifts link to customer service. */
function NextStep({ gift: { stock, title } }: Pick<GiftProps, 'gift'>) {
  const { router } = useApp();
  const isSoldOut = stock === 0;
  const go = () =>
    void (isSoldOut ? router.go('feedback', { about: texts.wanted(title) }) : router.go('myExchange'));
  return (
    <Button size="small" kind="secondary" label={texts.onwardOf(title)} onPress={go}>
      {isSoldOut ? texts.ask : texts.myExchanges}
    </Button>
  );
}

export default screen('straightGift', StraightGiftPage);
