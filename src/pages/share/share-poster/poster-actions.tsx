import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import type { PosterPicture } from './picture-store';
import { posterPageTexts as texts } from './texts';
import './index.scss';

/** In the apps the picture goes on by itself; elsewhere it is kept, and the link goes on. */
export const PosterActions = observer(function PosterActions({ poster }: { readonly poster: PosterPicture }) {
  return (
    <View className="share-poster__actions">
      <Button block loading={poster.isBusy} onPress={() => void poster.save()}>
        {texts.save}
      </Button>
      <View className="share-poster__more">
        {poster.sharesPicture && (
          <>
            <Button
              kind="text"
              size="medium"
              disabled={poster.isBusy}
              onPress={() => void poster.send('friend')}
            >
              {texts.friend}
            </Button>
            <Button
              kind="text"
              size="medium"
              disabled={poster.isBusy}
              onPress={() => void poster.send('friendLine')}
            >
              {texts.moments}
            </Button>
          </>
        )}
        <Button kind="text" size="medium" onPress={() => poster.link(true)}>
          {texts.link}
        </Button>
      </View>
    </View>
  );
});
