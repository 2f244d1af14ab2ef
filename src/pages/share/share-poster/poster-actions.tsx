import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import type { PosterStore } from './store';
import { posterPageTexts as texts } from './texts';
import './index.scss';

/** In the apps the picture goes on by itself; elsewhere it is kept, and the link goes on. */
export const PosterActions = observer(function PosterActions({ store }: { readonly store: PosterStore }) {
  return (
    <View className="share-poster__actions">
      <Button block loading={store.isBusy} onPress={() => void store.save()}>
        {texts.save}
      </Button>
      <View className="share-poster__more">
        {store.sharesPicture && (
          <>
            <Button
              kind="text"
              size="medium"
              disabled={store.isBusy}
              onPress={() => void store.send('friend')}
            >
              {texts.friend}
            </Button>
            <Button
              kind="text"
              size="medium"
              disabled={store.isBusy}
              onPress={() => void store.send('friendLine')}
            >
              {texts.moments}
            </Button>
          </>
        )}
        <Button kind="text" size="medium" onPress={() => store.link(true)}>
          {texts.link}
        </Button>
      </View>
    </View>
  );
});
