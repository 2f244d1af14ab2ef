import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { ResultBody } from '@/components/ResultBody';
import { SkeletonBlock } from '@/components/Skeleton';
import type { Cancellation } from '@/contract/account/cancellation.schema';
import { CancellationStore, cancellationTexts, formatUntil } from '@/features/account/cancellation';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { step3Texts } from '../cancellation-texts';
import './index.scss';

/** Step 3: until when the account stays, and the way to withdraw. */
const Step3 = observer(function Step3() {
  const app = useApp();
  const [store] = useState(() => new CancellationStore(app));
  const load = () => void enter();
  const enter = async (): Promise<void> => {
    if (store.isUndone) return;
    const result = await store.load();
    // No application: never made, or withdrawn elsewhere.
    if (result.ok && !store.isPending) await app.router.replace('userCancellation');
  };
  useLoadWhenShown(load, store.reset);
  return (
    <Screen className="cancellation-step3">
      <Loaded of={store.state} skeleton={<Waiting />} onRetry={load}>
        {(state) => <Outcome store={store} state={state} />}
      </Loaded>
    </Screen>
  );
});

interface OutcomeProps {
  readonly store: CancellationStore;
  readonly state: Cancellation;
}

const Outcome = observer(function Outcome({ store, state }: OutcomeProps) {
  const { router, serverClock } = useApp();
  const home = { text: step3Texts.home, onPress: () => void router.home() };
  if (store.isUndone) {
    return <ResultBody title={step3Texts.undone} note={step3Texts.undoneNote} action={home} />;
  }
  if (!store.isPending) return null;
  const note = (
    <>
      <View className="cancellation-step3__until">
        {step3Texts.until(formatUntil(state.until, serverClock))}
      </View>
      <View>{step3Texts.meanwhile}</View>
    </>
  );
  return (
    <ResultBody
      illustration="empty"
      title={step3Texts.pending}
      note={note}
      action={{ text: cancellationTexts.undo, onPress: () => void store.undo() }}
      secondary={home}
    />
  );
});

const Waiting = () => (
  <View className="cancellation-step3__waiting">
    <SkeletonBlock width={280} height={280} />
    <SkeletonBlock width="60%" height={48} />
    <SkeletonBlock width="80%" height={32} />
  </View>
);

export default screen('logoutStep3', Step3);
