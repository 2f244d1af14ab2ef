import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { Sheet } from '@/components/Sheet';
import { SkeletonBlock } from '@/components/Skeleton';
import { TextField } from '@/components/TextField';
import type { AppScene } from '@/contract/account/values';
import { SoundButton } from '@/features/questions/parts/sound';
import { stored } from '@/services/storage/values';
import { useApp } from '@/stores/app/app-context';
import { SpokenStore } from './spoken-store';
import { SPOKEN_TEXT as texts } from './texts';
import './index.scss';

interface SpokenProps {
  readonly scene: AppScene;
  readonly onPass: (secondCode: string) => void;
  readonly onClose: () => void;
  readonly onBack: () => void;
}

const MAX_DIGITS = 4;

/** Audio captcha, a sum read aloud: for parents who cannot drag or see. */
export const SpokenCaptcha = observer(function SpokenCaptcha(props: SpokenProps) {
  const { scene, onPass, onClose, onBack } = props;
  const app = useApp();
  const [store] = useState(() => {
    const clientUid = app.storage.get(stored.deviceId) ?? '';
    return new SpokenStore({ ...app, scene, clientUid, onPass, onClose });
  });
  useEffect(() => {
    store.start();
    return store.stop;
  }, [store]);
  return (
    <Sheet open title={texts.title} onClose={store.close}>
      <View className="spoken-captcha">
        <View className="spoken-captcha__lead">{texts.lead}</View>
        <Sum store={store} />
        <Verdict store={store} />
        <View className="spoken-captcha__actions">
          <Button kind="text" size="medium" disabled={!store.canRenew} onPress={store.renew}>
            {store.spoken ? texts.renew : texts.retry}
          </Button>
          <Button kind="text" size="medium" disabled={store.state === 'success'} onPress={onBack}>
            {texts.back}
          </Button>
        </View>
      </View>
    </Sheet>
  );
});

const Sum = observer(function Sum({ store }: { readonly store: SpokenStore }) {
  const { spoken, state } = store;
  if (!spoken) return store.isLoading ? <Loading /> : null;
  const isPending = store.isLoading || state === 'checking' || state === 'fail';
  return (
    <>
      <SoundButton sound={{ url: store.soundUrl, seconds: 0 }} label={texts.sound} />
      <TextField
        className="spoken-captcha__answer"
        label={texts.answer}
        name="sum"
        type="number"
        maxLength={MAX_DIGITS}
        placeholder={texts.placeholder}
        value={store.answer}
        onChange={store.type}
        onConfirm={() => void store.check()}
      />
      <View className="spoken-captcha__left">
        {state === 'idle' && !store.isLoading && texts.left(store.secondsLeft)}
      </View>
      <Button
        block
        loading={isPending}
        disabled={state === 'success' || state === 'over'}
        onPress={() => void store.check()}
      >
        {texts.check}
      </Button>
    </>
  );
});

const Loading = () => (
  <View {...aria({ role: 'status', 'aria-label': texts.loading })}>
    <SkeletonBlock width="100%" height={96} radius="small" />
  </View>
);

/** Live region: always mounted, or a screen reader would not announce it. */
const Verdict = observer(function Verdict({ store }: { readonly store: SpokenStore }) {
  const isPassed = store.state === 'success';
  return (
    <View
      className={`spoken-captcha__verdict spoken-captcha__verdict--${isPassed ? 'success' : 'fail'}`}
      {...aria({ role: 'status' })}
    >
      {isPassed && <Icon name="check" size={32} />}
      {isPassed ? texts.passed : store.message}
    </View>
  );
});
