import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { ResultBody } from '@/components/ResultBody';
import { Skeleton } from '@/components/Skeleton';
import { FormFoot, FormPage } from '@/features/help/form';
import { screen, Screen, useParams } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { Became } from './parts/became';
import { Consent, showConsent } from './parts/consent';
import { Wanted } from './parts/wanted';
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
          {(told) => (
            <>
              <Wanted request={told} />
              {fill ? <FormPage fill={fill} /> : <Became request={told} store={store} />}
              {fill?.isLastPage && told.consent !== '' && <Consent words={told.consent} store={store} />}
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
