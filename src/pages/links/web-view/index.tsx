import { View, WebView } from '@tarojs/components';
import { useRouter, useShareAppMessage } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import { SkeletonLines } from '@/components/Skeleton';
import { decodeQuery } from '@/services/router/paths';
import { useBoot } from '@/start/context';
import { WebViewStore } from './store';
import { WEB_VIEW } from './texts';
import './index.scss';

/** The mini program's web view for H5 pages and external links; other hosts lack this page. */
export default observer(function WebViewPage() {
  const { app, status } = useBoot();
  const { params } = useRouter();
  const [store, setStore] = useState<WebViewStore>();
  // The session is known only after the app's start: a shared card may open this page first.
  useEffect(() => {
    if (!app || status !== 'ready') return;
    const opened = new WebViewStore(app, decodeQuery(params));
    setStore(opened);
    void opened.open();
  }, [app, status, params]);
  useShareAppMessage(({ webViewUrl }) => store?.card(webViewUrl) ?? { title: WEB_VIEW.brand });
  if (!store || store.trouble === 'none') return <Window store={store} />;
  return (
    <View className="web-view">
      <Trouble store={store} onHome={() => void app?.router.home()} />
    </View>
  );
});

const Window = observer(function Window({ store }: { store: WebViewStore | undefined }) {
  const src = store?.address.value;
  if (!store || !src)
    return (
      <View className="web-view">
        <SkeletonLines lines={6} />
      </View>
    );
  return <WebView src={src} onMessage={({ detail }) => store.hear(detail.data)} onError={store.broke} />;
});

const Trouble = observer(function Trouble({ store, onHome }: { store: WebViewStore; onHome: () => void }) {
  if (store.trouble === 'denied')
    return (
      <EmptyState
        text={WEB_VIEW.denied}
        illustration="failed"
        action={{ text: WEB_VIEW.home, onPress: onHome }}
      />
    );
  if (store.trouble === 'foreign')
    return (
      <EmptyState
        text={WEB_VIEW.foreign}
        illustration="failed"
        action={{ text: WEB_VIEW.copy, onPress: () => void store.copyLink() }}
      />
    );
  return (
    <FailedState
      text={store.trouble === 'refused' ? WEB_VIEW.refused : WEB_VIEW.failed}
      retryText={WEB_VIEW.reopen}
      onRetry={() => void store.reopen()}
    />
  );
});
