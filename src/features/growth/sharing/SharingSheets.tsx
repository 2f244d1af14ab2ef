import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Sheet } from '@/components/Sheet';
import { ShareSheet } from '@/features/share/ShareSheet';
import { useApp } from '@/stores/app/app-context';
import { NameForm } from './NameForm';
import { SharedList } from './SharedList';
import type { ShareStore } from './share-store';
import { sharingTexts as texts } from './texts';
import './index.scss';

/** First the name and what others will see, then the host's ways to share; active shares beside it. */
export const SharingSheets = observer(function SharingSheets({ store }: { readonly store: ShareStore }) {
  const { view } = store;
  return (
    <>
      <Sheet
        open={view === 'form'}
        title={texts.title}
        onClose={store.close}
        footer={
          <Button block loading={store.form.isSaving} onPress={() => void store.passOn()}>
            {texts.create}
          </Button>
        }
      >
        <NameForm store={store} />
        <More store={store} />
      </Sheet>
      <Sheet open={view === 'list'} title={texts.mine} onClose={() => store.show('form')}>
        {view === 'list' && <SharedList />}
      </Sheet>
      {store.input && (
        <ShareSheet
          open={view === 'ways'}
          input={store.input}
          onClose={store.close}
          onShared={() => void store.passedOn()}
        />
      )}
    </>
  );
});

/** Less frequent actions. */
const More = observer(function More({ store }: { readonly store: ShareStore }) {
  const { router } = useApp();
  const toPoster = async () => {
    const made = await store.make();
    if (!made) return;
    store.close();
    await router.go('sharePoster', { shareKey: made.shareKey });
  };
  return (
    <View className="sharing__more">
      {router.shows('sharePoster') && (
        <Button kind="text" size="medium" disabled={store.form.isSaving} onPress={() => void toPoster()}>
          {texts.poster}
        </Button>
      )}
      <Button kind="text" size="medium" onPress={() => store.show('list')}>
        {texts.mine}
      </Button>
    </View>
  );
});
