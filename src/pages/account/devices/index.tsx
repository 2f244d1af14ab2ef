import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { ListEnd } from '@/components/ListEnd';
import { Skeleton } from '@/components/Skeleton';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { DeviceCard } from './device-card';
import { DevicesStore } from './store';
import { deviceTexts } from './texts';
import './index.scss';

/** The account's devices, which can be removed: that frees the limit of 100088. */
const Devices = observer(function Devices() {
  const app = useApp();
  const [store] = useState(() => new DevicesStore(app));
  useLoadForSession(store.load, store.list.reset);
  const toSettings = () => void app.router.go('option');
  return (
    <Screen className="devices">
      <View className="devices__content">
        <Loaded
          of={store.list}
          skeleton={<Skeleton variant="card" parts={[160, 160, 160]} top={24} />}
          onRetry={() => void store.load()}
        >
          {({ devices }) =>
            devices.length === 0 ? (
              <EmptyState
                text={deviceTexts.empty}
                action={{ text: deviceTexts.toSettings, onPress: toSettings }}
              />
            ) : (
              <>
                <View className="devices__guide">{deviceTexts.guide}</View>
                {store.usage && <View className="devices__usage">{store.usage}</View>}
                {devices.map((device) => (
                  <DeviceCard key={device.deviceKey} device={device} store={store} />
                ))}
                <View className="devices__help">{deviceTexts.help}</View>
                <ListEnd />
              </>
            )
          }
        </Loaded>
      </View>
    </Screen>
  );
});

export default screen('deviceManage', Devices);
