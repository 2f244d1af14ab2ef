import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useRef, useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import { Picture } from '@/components/Picture';
import { SkeletonBlock } from '@/components/Skeleton';
import type { Shared } from '@/contract/growth/schema';
import { POSTER } from '@/features/growth/poster/look';
import { Screen, useShown } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { ShareSheet } from '@/features/share/ShareSheet';
import { useApp } from '@/stores/app-context';
import { PosterActions } from './poster-actions';
import { PosterStore } from './store';
import { posterPageTexts as texts } from './texts';
import './index.scss';

/** Drawn of what others see, so that nothing else is on it. */
export const Poster = observer(function Poster({ shareKey }: { readonly shareKey: string }) {
  const app = useApp();
  const [store] = useState(() => new PosterStore(app, shareKey));
  useShown(() => void store.load());
  const { share } = store;
  const onward = { text: texts.onward, onPress: () => void app.router.go('growUpSituation') };
  return (
    <Screen footer={store.picture ? <PosterActions store={store} /> : undefined}>
      <View className="share-poster">
        {share.isEnded || share.isRevoked ? (
          <EmptyState
            illustration="missing"
            text={share.isEnded ? texts.ended : texts.revoked}
            action={onward}
          />
        ) : (
          <Loaded
            of={share.shared}
            skeleton={<Bones />}
            onRetry={() => void store.load()}
            missing={{ text: texts.missing, action: onward }}
          >
            {(shared) => <Drawn store={store} shared={shared} />}
          </Loaded>
        )}
      </View>
      {store.input && (
        <ShareSheet
          open={store.isLinking}
          input={store.input}
          onClose={() => store.link(false)}
          onShared={() => void store.passedOn()}
        />
      )}
    </Screen>
  );
});

interface DrawnProps {
  readonly store: PosterStore;
  readonly shared: Shared;
}

const Drawn = observer(function Drawn({ store, shared }: DrawnProps) {
  const { platform } = useApp();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => void store.draw(canvas.current, shared), [store, shared]);
  return (
    <>
      <canvas ref={canvas} className="share-poster__canvas" aria-hidden="true" />
      {store.picture && (
        <View className="share-poster__frame">
          <Picture
            src={store.picture}
            alt={texts.alt(shared.shownName)}
            ratio={POSTER.width / POSTER.height}
            mode="aspectFit"
            lazy={false}
          />
        </View>
      )}
      {store.picture && platform.host.readsCodesByPress && (
        <View className="share-poster__press">{texts.press}</View>
      )}
      {store.isFailed && (
        <>
          <FailedState
            text={texts.failed}
            retryText={texts.retry}
            onRetry={() => void store.draw(canvas.current, shared)}
          />
          <Button block kind="text" onPress={() => store.link(true)}>
            {texts.link}
          </Button>
        </>
      )}
      {!store.picture && !store.isFailed && <Bones />}
    </>
  );
});

const Bones = () => (
  <View {...aria({ role: 'status', 'aria-label': texts.drawing })}>
    <SkeletonBlock height={1000} radius="card" />
  </View>
);
