import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Pea } from '@/components/Pea';
import { Screen } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { SnapStore } from '../snap-store';
import { snapshotTexts as texts } from '../texts';

/** Instructions for the photo, and the chooser. */
export const Take = observer(function Take() {
  const app = useApp();
  const [store] = useState(() => new SnapStore(app));
  useEffect(() => app.files.prepare(), [app]);
  return (
    <Screen className="snapshot" footer={<Footer store={store} />}>
      <View className="snapshot__content">
        <Pea pose="reads" className="snapshot__drawing" />
        <View className="snapshot__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {texts.title}
        </View>
        <View className="snapshot__note">{texts.note}</View>
        <Card className="snapshot__card">
          {texts.tips.map((tip) => (
            <View key={tip} className="snapshot__tip">
              <Icon name="check" size={32} tone="primary" />
              <View className="snapshot__tip-text">{tip}</View>
            </View>
          ))}
        </Card>
        <Button kind="text" block onPress={() => void app.router.go('aiExerciseBookReport')}>
          {texts.history}
        </Button>
      </View>
    </Screen>
  );
});

const Footer = observer(function Footer({ store }: { readonly store: SnapStore }) {
  const mayResend = store.failure !== '' && store.hasPhoto;
  return (
    <>
      {store.failure && (
        <View className="snapshot__failure" {...aria({ role: 'alert' })}>
          {store.failure}
        </View>
      )}
      {mayResend && (
        <Button className="snapshot__resend" block loading={store.isBusy} onPress={() => void store.send()}>
          {texts.again}
        </Button>
      )}
      <Button
        block
        kind={mayResend ? 'secondary' : 'primary'}
        loading={store.isBusy}
        onPress={() => void store.choose()}
      >
        {store.isBusy && store.hasPhoto ? texts.sending : texts.choose}
      </Button>
    </>
  );
});
