import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { ListEnd } from '@/components/ListEnd';
import { formatWhenWithin } from '@/features/lessons/dates';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app-context';
import { CardsSkeleton } from '../cards-skeleton';
import { missingDelivery } from '../missing';
import { ReceiverCard } from '../receiver-card';
import { expressTexts } from '../texts';
import { ParcelCard } from './parcel-card';
import { namedIn, ParcelListStore, type ParcelList } from './store';
import '../deliveries.scss';

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
  return (
    <>
      <View className="express__sending">
        <View className="express__title">{list.title}</View>
        <View className="express__note">
          {expressTexts.sent(formatWhenWithin(list.sendTime, serverClock))}
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

export default screen('myExpressPackList', PackList);
