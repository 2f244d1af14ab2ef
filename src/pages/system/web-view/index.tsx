import { View, WebView } from '@tarojs/components';
import { useRouter } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { SkeletonLines } from '@/components/Skeleton';
import { decodeQuery } from '@/services/router/paths';
import { useBoot } from '@/stores/app-context';
import { Loadable } from '@/stores/loadable';
import { WEB_VIEW } from './texts';
import { webViewAddress } from './address';
import './index.scss';

/** The mini program's window to the H5 build and to links of others; no other host has this page. */
export default observer(function WebViewPage() {
  const { app } = useBoot();
  const { params } = useRouter();
  const [address] = useState(() => new Loadable<string>());
  useEffect(() => {
    if (app) void address.load(() => webViewAddress(app, decodeQuery(params)));
  }, [app, address, params]);
  if (address.value) return <WebView src={address.value} />;
  return (
    <View className="web-view">
      {address.status === 'failed' ? (
        <EmptyState
          text={WEB_VIEW.denied}
          illustration="failed"
          action={{ text: WEB_VIEW.home, onPress: () => void app?.router.home() }}
        />
      ) : (
        <SkeletonLines lines={6} />
      )}
    </View>
  );
});
