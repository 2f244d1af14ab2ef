import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { NameForm } from '@/features/growth/sharing/NameForm';
import { ShareStore, type ToShare } from '@/features/growth/sharing/share-store';
import { Screen } from '@/features/screen';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { useApp } from '@/stores/app/app-context';
import { posterPageTexts as texts } from './texts';
import './index.scss';

/** Nothing is shared before the parent has seen a preview. */
export const MakePoster = observer(function MakePoster({ what }: { readonly what: ToShare }) {
  const app = useApp();
  const [store] = useState(() => new ShareStore(app, what));
  useLoadWhenShown(() => store.open(), store.forget);
  const make = async () => {
    const made = await store.make();
    if (made) await app.router.replace('sharePoster', { shareKey: made.shareKey });
  };
  return (
    <Screen
      footer={
        <Button block loading={store.form.isSaving} onPress={() => void make()}>
          {texts.make}
        </Button>
      }
    >
      <Card className="share-poster__card">
        <View className="share-poster__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {texts.makeTitle}
        </View>
        <NameForm store={store} />
      </Card>
    </Screen>
  );
});
