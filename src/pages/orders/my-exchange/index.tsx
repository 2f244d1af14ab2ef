import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen } from '@/features/screen';
import { PagedList } from '@/features/shapes';
import { openShop } from '@/features/rewards/shop';
import { useApp } from '@/stores/app-context';
import { exchangeTexts } from '../texts';
import { ExchangeCard } from './exchange-card';
import { MyExchangeStore } from './store';
import './index.scss';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import './exchange-skeleton.scss';

/** The child's exchanges of pea coins and stars. */
const MyExchange = observer(function MyExchange() {
  const app = useApp();
  const [store] = useState(() => new MyExchangeStore(app));
  useLoadForSession(store.load, store.reset);
  return (
    <Screen className="my-exchange">
      <View className="my-exchange__list">
        <PagedList
          list={store.list}
          skeleton={<ExchangeSkeleton />}
          empty={{
            text: exchangeTexts.empty,
            action: { text: exchangeTexts.goShop, onPress: () => void openShop(app) },
          }}
          render={(exchange) => (
            <ExchangeCard
              exchange={exchange}
              isOpen={store.openId === exchange.exchangeId}
              onToggle={() => store.toggle(exchange.exchangeId)}
            />
          )}
        />
      </View>
    </Screen>
  );
});

export default screen('myExchange', MyExchange);

function ExchangeSkeleton() {
  return (
    <View {...aria({ role: 'status', 'aria-label': exchangeTexts.loading })}>
      {[0, 1, 2].map((row) => (
        <View key={row} className="exchange-skeleton">
          <SkeletonBlock width={128} height={96} />
          <View className="exchange-skeleton__lines">
            <SkeletonBlock width="70%" height={36} />
            <SkeletonBlock width="40%" height={28} />
          </View>
        </View>
      ))}
    </View>
  );
}
