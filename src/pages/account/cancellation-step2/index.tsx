import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { aria } from '@/components/aria';
import { SkeletonLines } from '@/components/Skeleton';
import { CancellationStatus } from '@/contract/account/values';
import { CancellationStore, cancellationTexts } from '@/features/account/cancellation';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen } from '@/features/screen';
import { PhoneAndCodeFields } from '@/features/account/phone-and-code/PhoneAndCodeFields';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { step2Texts } from '../cancellation-texts';
import { Step2Store } from './store';
import './index.scss';

/** Step 2: an SMS code proves possession of the phone. */
const Step2 = observer(function Step2() {
  const app = useApp();
  const [cancellation] = useState(() => new CancellationStore(app));
  const [store] = useState(() => new Step2Store(app));
  const load = () => void enter();
  const enter = async (): Promise<void> => {
    await cancellation.load();
    if (cancellation.isPending) return app.router.replace('logoutStep3');
    if (cancellation.status !== CancellationStatus.none)
      return store.know(cancellation.state.value?.phone ?? '');
    app.feedback.toast(cancellationTexts.agreeFirst);
    await app.router.replace('logoutStep1');
  };
  useLoadWhenShown(load, cancellation.reset);
  const isReady = cancellation.status === CancellationStatus.agreed;
  return (
    <Screen className="cancellation-step2" footer={isReady && <Confirm store={store} />}>
      <View className="cancellation-step2__content">
        <Loaded of={cancellation.state} skeleton={<SkeletonLines lines={4} />} onRetry={load}>
          {({ phone }) => isReady && <Proof store={store} phone={phone} />}
        </Loaded>
      </View>
    </Screen>
  );
});

interface ProofProps {
  readonly store: Step2Store;
  readonly phone: string;
}

const Proof = observer(function Proof({ store, phone }: ProofProps) {
  return (
    <>
      <View className="cancellation-step2__guide">{step2Texts.guide}</View>
      <View className="cancellation-step2__card">
        <View className="cancellation-step2__phone">
          <View className="cancellation-step2__phone-label">{step2Texts.phone}</View>
          <View className="cancellation-step2__phone-number">{phone}</View>
        </View>
        <PhoneAndCodeFields of={store.proof} onConfirm={() => void store.confirm()} />
      </View>
    </>
  );
});

const Confirm = observer(function Confirm({ store }: { readonly store: Step2Store }) {
  return (
    <>
      {store.failure && (
        <View className="cancellation-step2__failure" {...aria({ role: 'alert' })}>
          {store.failure}
        </View>
      )}
      <Button block kind="danger" loading={store.isSaving} onPress={() => void store.confirm()}>
        {step2Texts.confirm}
      </Button>
    </>
  );
});

export default screen('logoutStep2', Step2);
