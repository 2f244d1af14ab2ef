import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Card } from '@/components/Card';
import { ListEnd } from '@/components/ListEnd';
import { Tag } from '@/components/Tag';
import type { Parcel } from '@/contract/deliveries/schema';
import { formatWhenWithin } from '@/features/lessons/dates';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { deliveriesCalls } from '@/contract/deliveries/calls';
import { ORDER_NO_MAX, ParcelState } from '@/contract/deliveries/values';
import type { RequestOf, ResponseOf } from '@/contract/define';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { CardsSkeleton, Latest, ReceiverCard } from '../parts';
import { missingDelivery } from '../missing';
import { expressTexts, stateTexts, stateTones } from '../texts';
import '../deliveries.scss';

type ParcelList = ResponseOf<typeof deliveriesCalls.listParcels>;

/** The parcels of one delivery, or of all deliveries of an order. */
class ParcelListStore {
  readonly list = new Loadable<ParcelList>();

  constructor(
    private readonly app: Pick<App, 'api'>,
    /** undefined: the address has no valid id. */
    private readonly asked: RequestOf<typeof deliveriesCalls.listParcels> | undefined,
  ) {}

  async load(): Promise<void> {
    const { api } = this.app;
    await this.list.find(this.asked, (asked) => api.call(deliveriesCalls.listParcels, asked));
  }
}

/** A delivery by its id, or all of an order by its number. */
function namedIn({ id, orderNo = '' }: { readonly id?: string; readonly orderNo?: string }) {
  const deliveryId = recordId(id);
  if (deliveryId !== undefined) return { deliveryId };
  return orderNo !== '' && orderNo.length <= ORDER_NO_MAX ? { orderNo } : undefined;
}

interface ParcelCardProps {
  readonly parcel: Parcel;
  /** From 1. */
  readonly place: number;
  readonly onPress: () => void;
}

const PackList = observer(function PackList() {
  const app = useApp();
  const params = useParams('myExpressPackList');
  const [store] = useState(() => new ParcelListStore(app, namedIn(params)));
  useLoadForSession(() => store.load(), store.list.reset);
  return (
    <Screen>
      <View className="express">
        <Loaded
          of={store.list}
          skeleton={<CardsSkeleton />}
          onRetry={() => void store.load()}
          missing={missingDelivery(app)}
        >
          {(list) => <Parcels list={list} />}
        </Loaded>
      </View>
    </Screen>
  );
});

function Parcels({ list }: { readonly list: ParcelList }) {
  const { router, serverClock } = useApp();
  const isWaiting = list.parcels.every(({ state }) => state === ParcelState.waiting);
  return (
    <>
      <View className="express__sending">
        <View className="express__title">{list.title}</View>
        <View className="express__note">
          {expressTexts.sent(formatWhenWithin(list.sendTime, serverClock), isWaiting)}
        </View>
      </View>
      <ReceiverCard receiver={list} />
      {list.parcels.map((parcel, index) => (
        <ParcelCard
          key={parcel.parcelId}
          parcel={parcel}
          place={index + 1}
          onPress={() => void router.go('myExpressDetail', { id: String(parcel.parcelId) })}
        />
      ))}
      <ListEnd
        text={list.parcels.length === 0 ? expressTexts.notPacked : expressTexts.parcels(list.parcels.length)}
      />
    </>
  );
}

function ParcelCard({ parcel, place, onPress }: ParcelCardProps) {
  const { carrier, trackingNumber, contents, state, latestContent, latestTime } = parcel;
  return (
    <Card joined className="test-parcel" onPress={onPress}>
      <View className="express__head">
        <View className="express__words">
          <View className="express__title">{expressTexts.parcel(place)}</View>
          <View className="express__note">{[carrier, trackingNumber].filter(Boolean).join(' ')}</View>
        </View>
        <Tag tone={stateTones[state]} text={stateTexts[state]} />
      </View>
      <View className="express__contents">{contents.join('、')}</View>
      <Latest text={latestContent || expressTexts.noEvents} time={latestTime} />
    </Card>
  );
}

export default screen('myExpressPackList', PackList);
