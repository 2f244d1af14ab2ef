import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { makeAutoObservable } from 'mobx';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen } from '@/features/screen';
import { PagedList } from '@/features/shapes';
import { openShop } from '@/features/rewards/shop';
import { useApp } from '@/stores/app/app-context';
import { Skeleton } from '@/components/Skeleton';
import { ordersCalls } from '@/contract/orders/calls';
import type { Exchange } from '@/contract/orders/schema';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';
import { exchangeTexts } from '../texts';
import { ExchangeCard } from './exchange-card';
import './index.scss';

const PAGE_SIZE = 20;

/** The child's exchanges, one of which may be expanded. */
class MyExchangeStore {
  readonly list: Paged<Exchange>;
  openId: number | undefined = undefined;

  constructor(private readonly app: Pick<App, 'api'>) {
    this.list = new Paged(
      (page, limit) => this.fetch(page, limit),
      PAGE_SIZE,
      ({ exchangeId }) => exchangeId,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.list.refresh();
  }

  reset(): void {
    this.openId = undefined;
    this.list.reset();
  }

  toggle(exchangeId: number): void {
    this.openId = this.openId === exchangeId ? undefined : exchangeId;
  }

  private fetch(page: number, limit: number) {
    return toPage(this.app.api.callCounted(ordersCalls.listExchanges, { page, limit }));
  }
}

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
