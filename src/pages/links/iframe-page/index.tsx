import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import { Skeleton } from '@/components/Skeleton';
import { isEmptyFrame, onFrameHeldBack } from '@/platform/frames';
import { screen, Screen, useParams } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { sandboxOf, FRAME_TIMEOUT_MS, IframePageStore } from './store';
import './index.scss';

const texts = {
  title: '外部页面',
  loading: '页面加载中…',
  outside: '在外部打开',
  denied: '这个链接无法打开',
  home: '回首页',
  refused: '这个网站不允许在这里显示，请在外部打开',
  slow: '页面迟迟没有打开，可能是网络较慢，也可能是网站不允许在这里显示',
  retry: '再试一次',
  frame: (host: string): string => `${host} 的页面`,
} as const;

const NAME_MAX = 32;

/** An external page in a frame, with a permanent way out. */
const IframePage = observer(function IframePage() {
  const app = useApp();
  const { name = '', url = '' } = useParams('iframePage');
  const [store] = useState(() => new IframePageStore(app, url));
  useEffect(() => {
    const stop = onFrameHeldBack((mayReload) => store.heldBack(mayReload));
    void store.open();
    return stop;
  }, [store]);
  const title = name.trim().slice(0, NAME_MAX) || texts.title;
  return (
    <Screen title={title} className="iframe-page">
      {store.target.kind === 'frame' && <Strip store={store} host={store.target.host} />}
      <Body store={store} />
    </Screen>
  );
});

interface StripProps {
  readonly store: IframePageStore;
  readonly host: string;
}

/** The page's host, whatever its name says, and the way out. */
const Strip = ({ store, host }: StripProps) => (
  <View className="iframe-page__strip">
    <View className="iframe-page__host">{host}</View>
    <Button kind="text" size="medium" onPress={() => void store.outside()}>
      {texts.outside}
    </Button>
  </View>
);

const Body = observer(function Body({ store }: { readonly store: IframePageStore }) {
  const { router } = useApp();
  switch (store.look) {
    case 'denied':
      return (
        <EmptyState
          illustration="failed"
          text={texts.denied}
          action={{ text: texts.home, onPress: () => void router.home() }}
        />
      );
    case 'refused':
      return (
        <EmptyState
          illustration="missing"
          text={texts.refused}
          action={{ text: texts.outside, onPress: () => void store.outside() }}
        />
      );
    case 'opening':
      return skeleton;
    default:
      return <Framed key={store.attempt} store={store} />;
  }
});

/** A skeleton covers the frame while it loads; a slow frame stays mounted, since it may still load. */
const Framed = observer(function Framed({ store }: { readonly store: IframePageStore }) {
  const { scheduler } = useApp();
  useEffect(() => {
    const patience = scheduler.after(FRAME_TIMEOUT_MS, () => store.waited());
    return () => patience.stop();
  }, [scheduler, store]);
  if (store.target.kind !== 'frame') return null;
  const { host, isOwnOrigin } = store.target;
  return (
    <View className="iframe-page__place">
      {store.look === 'slow' && (
        <FailedState
          className="iframe-page__slow"
          compact
          text={texts.slow}
          retryText={texts.retry}
          onRetry={() => void store.retry()}
        />
      )}
      {store.look === 'loading' && skeleton}
      <iframe
        className="iframe-page__frame"
        title={texts.frame(host)}
        src={store.address}
        sandbox={sandboxOf(isOwnOrigin)}
        onLoad={({ currentTarget }) => store.loaded(isEmptyFrame(currentTarget))}
        onError={() => store.refuse()}
      />
    </View>
  );
});

const skeleton = (
  <Skeleton
    variant="card"
    parts={[360, { lines: 6, plain: true }]}
    gap={0}
    className="iframe-page__skeleton"
    label={texts.loading}
  />
);

export default screen('iframePage', IframePage);
