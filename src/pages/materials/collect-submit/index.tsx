import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { pageScrollTo } from '@tarojs/taro';
import { ResultBody } from '@/components/ResultBody';
import { Skeleton } from '@/components/Skeleton';
import { FormFoot, FormPage } from '@/features/help/form';
import { screen, Screen, useParams } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { CheckRow } from '@/components/CheckRow';
import type { MaterialRequestDetail } from '@/contract/materials/collect.schema';
import { formatMinute } from '@/features/dates/in-full';
import { CollectTag } from '@/features/materials/collect/CollectTag';
import { collectTexts } from '@/features/materials/collect/texts';
import { Became } from './parts/became';
import { CollectSubmitStore } from './store';
import { collectSubmitTexts as texts } from './texts';
import './index.scss';

/** A material request: the form, or the state of what was sent. */
const CollectSubmit = observer(function CollectSubmit() {
  const app = useApp();
  const { id } = useParams('materialSubmit');
  const [store] = useState(() => new CollectSubmitStore(app, recordId(id)));
  useLoadForSession(store.load, store.reset);
  if (store.isSent) return <Sent />;
  const { fill, request } = store;
  const submit = async (): Promise<void> => {
    await store.submit();
    if (store.consentComplaint !== '') showConsent();
  };
  const toList = () => void app.router.replace('materialList');
  return (
    <Screen
      mayLeave={fill?.mayLeave}
      footer={fill && <FormFoot fill={fill} submitText={texts.submit} onSubmit={submit} />}
    >
      <View className="collect-submit">
        <Loaded
          of={request}
          skeleton={<Skeleton variant="card" parts={[['60%', 48], { lines: 4 }]} />}
          onRetry={() => void store.load()}
          missing={{ text: texts.missing, action: { text: texts.list, onPress: toList } }}
        >
          {(loaded) => (
            <>
              <Wanted request={loaded} />
              {fill ? <FormPage fill={fill} /> : <Became request={loaded} store={store} />}
              {fill?.isLastPage && loaded.consent !== '' && <Consent words={loaded.consent} store={store} />}
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  );
});

function Sent() {
  const { router } = useApp();
  return (
    <Screen className="collect-submit--sent">
      <ResultBody
        title={texts.sentTitle}
        note={texts.sentNote}
        action={{ text: texts.back, onPress: () => void router.back() }}
        secondary={{ text: texts.list, onPress: () => void router.replace('materialList') }}
      />
    </Screen>
  );
}

export default screen('materialSubmit', CollectSubmit);

interface ConsentProps {
  readonly words: string;
  readonly store: CollectSubmitStore;
}

const ID = 'collect-consent';
/** Below the top bar. */
const BELOW_THE_BAR = -120;

/** The consent is below the form: scrolls its error into view. */
function showConsent(): void {
  requestAnimationFrame(
    () => void pageScrollTo({ selector: `#${ID}`, offsetTop: BELOW_THE_BAR, duration: 0 }),
  );
}

/** Consent before a child's pictures are uploaded: never preselected. */
const Consent = observer(function Consent({ words, store }: ConsentProps) {
  return (
    <Card className="collect-submit__card">
      <View id={ID} />
      <View className="collect-submit__heading">{texts.consentTitle}</View>
      <CheckRow checked={store.hasConsented} text={words} onToggle={store.consent} />
      <View className="collect-submit__complaint" {...aria({ role: 'alert' })}>
        {store.consentComplaint}
      </View>
    </Card>
  );
});

/** Who requests what, until when, and why it was sent back. */
function Wanted({ request }: { readonly request: MaterialRequestDetail }) {
  const { serverClock } = useApp();
  const { title, asker, words, wanted, state, endsAt, reason } = request;
  const until = endsAt === '' ? collectTexts.endless : collectTexts.endsAt(formatMinute(endsAt, serverClock));
  return (
    <>
      <View className="collect-submit__head">
        <View className="collect-submit__title page-title" {...aria({ role: 'heading', 'aria-level': '1' })}>
          {title}
        </View>
        <CollectTag state={state} />
      </View>
      <View className="collect-submit__note">{`${collectTexts.asker(asker)} · ${until}`}</View>
      {reason !== '' && (
        <View className="collect-submit__back" {...aria({ role: 'status' })}>
          <View className="collect-submit__heading">{texts.sentBackTitle}</View>
          <View>{reason}</View>
        </View>
      )}
      <Card className="collect-submit__card">
        <View className="collect-submit__words">{words}</View>
        <View className="collect-submit__heading">{texts.wanted}</View>
        <View {...aria({ role: 'list', 'aria-label': texts.wanted })}>
          {wanted.map((line) => (
            <View key={line} className="collect-submit__line" {...aria({ role: 'listitem' })}>
              {line}
            </View>
          ))}
        </View>
      </Card>
    </>
  );
}
