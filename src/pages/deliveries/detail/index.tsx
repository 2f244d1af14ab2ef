import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { CardsSkeleton, ReceiverCard } from '../parts';
import { missingDelivery } from '../missing';
import { expressTexts, stateNotes, stateTexts } from '../texts';
import { ParcelStore, type ParcelDetail, Timeline } from './timeline';
import '../deliveries.scss';
import './index.scss';

const ExpressDetail = observer(function ExpressDetail() {
  const app = useApp();
  const { id } = useParams('myExpressDetail');
  const [store] = useState(() => new ParcelStore(app, recordId(id)));
  useLoadForSession(() => store.load(), store.parcel.reset);
  return (
    <Screen title={store.title}>
      <View className="express">
        <Loaded
          of={store.parcel}
          skeleton={<CardsSkeleton />}
          onRetry={() => void store.load()}
          missing={missingDelivery(app)}
        >
          {(parcel) => (
            <>
              <Head parcel={parcel} />
              <Facts parcel={parcel} onCopy={() => void store.copy(parcel.trackingNumber)} />
              <ReceiverCard receiver={parcel} />
              <Timeline events={parcel.events} />
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  );
});

function Head({ parcel: { state } }: { readonly parcel: ParcelDetail }) {
  return (
    <View className={`express-head express-head--${state}`}>
      <View className="express-head__state test-parcel-state">{stateTexts[state]}</View>
      <View className="express-head__note">{stateNotes[state]}</View>
    </View>
  );
}

interface FactsProps {
  readonly parcel: ParcelDetail;
  readonly onCopy: () => void;
}

function Facts({ parcel: { carrier, trackingNumber, contents }, onCopy }: FactsProps) {
  return (
    <View className="express__card express__panel">
      <View className="express__fact">
        <View className="express__fact-name">{expressTexts.carrier}</View>
        <View className="express__fact-value">{carrier || expressTexts.noTracking}</View>
      </View>
      <View className="express__fact">
        <View className="express__fact-name">{expressTexts.tracking}</View>
        <Text className="express__fact-value express__fact-value--number" selectable>
          {trackingNumber || expressTexts.noTracking}
        </Text>
        {trackingNumber && (
          <Button
            className="test-copy"
            kind="secondary"
            size="small"
            label={expressTexts.copyLabel}
            onPress={onCopy}
          >
            {expressTexts.copy}
          </Button>
        )}
      </View>
      <View className="express__fact">
        <View className="express__fact-name">{expressTexts.contents}</View>
        <View className="express__fact-value">{contents.join('、') || expressTexts.noTracking}</View>
      </View>
    </View>
  );
}

export default screen('myExpressDetail', ExpressDetail);
