import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import type { PosterPicture } from './picture-store';
import { posterPageTexts as texts } from './texts';
import './index.scss';

/** The apps share the image; elsewhere it is saved, and the link is shared. */
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
