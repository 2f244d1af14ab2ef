import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen } from '@/features/screen';
import { PagedList } from '@/features/shapes';
import { openShop } from '@/features/rewards/shop';
import { useApp } from '@/stores/app/app-context';
import { exchangeTexts } from '../texts';
import { ExchangeCard } from './exchange-card';
import { MyExchangeStore } from './store';
import './index.scss';
import { Skeleton } from '@/components/Skeleton';

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
          skeleton={
            <Skeleton
              variant="list"
              rows={3}
              picture={[128, 96]}
              bars={[36, 28]}
              align="spread"
              height={88}
              label={exchangeTexts.loading}
            />
          }
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
