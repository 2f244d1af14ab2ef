import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import type { Delivery } from '@/contract/deliveries/schema';
import { ParcelState } from '@/contract/deliveries/values';
import { useAskAlong } from '@/features/messages/reminders/along';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen } from '@/features/screen';
import { PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { deliveriesCalls } from '@/contract/deliveries/calls';
import type { Result } from '@/contract/errors';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged, type PageAnswer } from '@/stores/data/paged';
import { Card } from '@/components/Card';
import { Picture } from '@/components/Picture';
import { Tag } from '@/components/Tag';
import { formatWhenWithin } from '@/features/lessons/dates';
import { CardsSkeleton, Latest } from '../parts';
import { expressTexts, stateTexts, stateTones } from '../texts';
import '../deliveries.scss';

const PAGE_SIZE = 10;

/** The deliveries, newest first. Loaded pages count as seen, which clears the profile tab's badge. */
class DeliveryListStore {
  readonly list: Paged<Delivery>;

  constructor(private readonly app: Pick<App, 'api'>) {
    this.list = new Paged(
      (page, limit) => this.fetch(page, limit),
      PAGE_SIZE,
      ({ deliveryId }) => deliveryId,
    );
  }

  load = async (): Promise<void> => void (await this.list.refresh());

  private async fetch(page: number, limit: number): Promise<Result<PageAnswer<Delivery>>> {
    const answer = await toPage(this.app.api.callCounted(deliveriesCalls.listDeliveries, { page, limit }));
    if (answer.ok) this.markSeen(answer.value.items);
    return answer;
  }

  /** Not awaited: a failure is repeated next time. */
  private markSeen(items: readonly Delivery[]): void {
    const deliveryIds = items.filter(({ isNew }) => isNew).map(({ deliveryId }) => deliveryId);
    if (deliveryIds.length > 0) void this.app.api.call(deliveriesCalls.markDeliveriesSeen, { deliveryIds });
  }
}

const DeliveryList = observer(function DeliveryList() {
  const app = useApp();
  const { router } = app;
  const [store] = useState(() => new DeliveryListStore(app));
  useLoadForSession(store.load, store.list.reset);
  const askAlong = useAskAlong('delivery');
  // Usually a single parcel, so open its tracking directly.
  const open = async ({ deliveryId, parcelId }: Delivery) => {
    await askAlong();
    return parcelId > 0
      ? router.go('myExpressDetail', { id: String(parcelId) })
      : router.go('myExpressPackList', { id: String(deliveryId) });
  };
  return (
    <Screen>
      <View className="express">
        <PagedList
          list={store.list}
          render={(delivery) => <DeliveryCard delivery={delivery} onPress={() => void open(delivery)} />}
          skeleton={<CardsSkeleton />}
          empty={{ text: expressTexts.empty }}
        />
      </View>
    </Screen>
  );
});

export default screen('myExpressList', DeliveryList);

interface DeliveryCardProps {
  readonly delivery: Delivery;
  readonly onPress: () => void;
}

function DeliveryCard({ delivery, onPress }: DeliveryCardProps) {
  const { serverClock } = useApp();
  const { title, picture, state, sendTime, isNew, parcelCount, latestContent, latestTime } = delivery;
  return (
    <Card joined className="test-delivery" onPress={onPress}>
      <View className="express__head">
        <Picture className="express__picture" src={picture} alt="" width={96} height={96} round="card" />
        <View className="express__words">
          <View className="express__title-row">
            <View className="express__title">{title}</View>
            {isNew && <Tag className="express__new" tone="alert" text={expressTexts.isNew} />}
          </View>
          <View className="express__note">
            {[
              expressTexts.sent(formatWhenWithin(sendTime, serverClock), state === ParcelState.waiting),
              parcelCount > 1 && expressTexts.parcels(parcelCount),
            ]
              .filter(Boolean)
              .join(' · ')}
          </View>
        </View>
        <Tag tone={stateTones[state]} text={stateTexts[state]} />
      </View>
      <Latest
        text={latestContent || (parcelCount > 0 ? expressTexts.noEvents : expressTexts.notPacked)}
        time={latestTime}
      />
    </Card>
  );
}
