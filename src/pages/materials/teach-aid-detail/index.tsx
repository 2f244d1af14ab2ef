import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Cell, CellGroup } from '@/components/Cell';
import { Picture } from '@/components/Picture';
import { Skeleton } from '@/components/Skeleton';
import type { TeachAidDetail } from '@/contract/materials/schema';
import { AidTags, isSent } from '@/features/materials/teach-aid/AidTags';
import { teachAidTexts } from '@/features/materials/teach-aid/texts';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { Contents, Films, Steps } from './parts/inside';
import { Pictures, Zoomed } from './parts/pictures';
import { TeachAidStore } from './store';
import { teachAidDetailTexts as texts } from './texts';
import './index.scss';

/** Contents and use of a teaching aid. The QR code on the box links here. */
const TeachAidDetailScreen = observer(function TeachAidDetailScreen() {
  const app = useApp();
  const { id } = useParams('teachAidDetail');
  const [store] = useState(() => new TeachAidStore(app, recordId(id)));
  useLoadForSession(() => store.load(), store.reset);
  const aid = store.aid.value;
  const toList = () => void app.router.replace('teachAidList');
  const toCode = () => void app.router.go('teachAidQrcode', { id });
  return (
    <Screen
      title={aid?.title}
      footer={
        aid && (
          <Button block onPress={toCode}>
            {texts.qrcode}
          </Button>
        )
      }
    >
      <View className="aid">
        <Loaded
          of={store.aid}
          skeleton={
            <Skeleton variant="card" parts={[420, { lines: 3, plain: true }, 320]} label={texts.loading} />
          }
          onRetry={() => void store.load()}
          missing={{ text: teachAidTexts.missing, action: { text: teachAidTexts.toList, onPress: toList } }}
        >
          {(value) => <Content store={store} aid={value} />}
        </Loaded>
      </View>
    </Screen>
  );
});

interface ContentProps {
  readonly store: TeachAidStore;
  readonly aid: TeachAidDetail;
}

const Content = ({ store, aid }: ContentProps) => (
  <>
    <Head aid={aid} />
    <Contents contents={aid.contents} />
    <Pictures store={store} pictures={aid.pictures} />
    <Steps steps={aid.steps} />
    <Films films={aid.films} />
    <Zoomed store={store} aid={aid} />
  </>
);

function Head({ aid }: { readonly aid: TeachAidDetail }) {
  const { router } = useApp();
  const { courseName, picture, state, summary, title } = aid;
  return (
    <>
      <Card className="aid__card aid__head">
        <Picture src={picture} alt="" ratio={1.6} round="card" />
        <View className="aid__title page-title" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {title}
        </View>
        <View className="aid__text">{texts.of(courseName)}</View>
        <AidTags {...aid} />
        {summary && <View className="aid__text">{summary}</View>}
      </Card>
      {isSent(state) && (
        <CellGroup className="aid__card">
          <Cell
            icon="logistics"
            title={teachAidTexts.logistics}
            note={teachAidTexts.states[state]}
            onPress={() => void router.go('myExpressList')}
          />
        </CellGroup>
      )}
    </>
  );
}

export default screen('teachAidDetail', TeachAidDetailScreen);
