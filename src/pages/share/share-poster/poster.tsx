import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { posterOf } from '@/features/growth/poster/content';
import { SharedContents } from '@/features/growth/shared/SharedContents';
import { Screen, useShown } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { PageSkeleton, Drawn } from './drawn';
import { PosterActions } from './poster-actions';
import { PosterStore } from './store';
import { posterPageTexts as texts } from './texts';
import './index.scss';

/** Drawn only from what others can see. */
export const Poster = observer(function Poster({ shareKey }: { readonly shareKey: string }) {
  const app = useApp();
  const [store] = useState(() => new PosterStore(app, shareKey));
  useShown(() => void store.load());
  const { poster, share } = store;
  const onward = { text: texts.onward, onPress: () => void app.router.go('growUpSituation') };
  return (
    <Screen footer={poster.picture ? <PosterActions poster={poster} /> : undefined}>
      <View className="share-poster">
        <SharedContents store={share} texts={texts} skeleton={<PageSkeleton />} onward={onward}>
          {(shared) => (
            <Drawn
              poster={poster}
              content={posterOf(shared)}
              input={store.inputOf(shared)}
              alt={texts.alt(shared.shownName)}
              onShared={() => void store.passedOn()}
            />
          )}
        </SharedContents>
      </View>
    </Screen>
  );
});
