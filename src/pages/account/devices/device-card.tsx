import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Tag } from '@/components/Tag';
import type { Device } from '@/contract/account/schema';
import { formatDate, formatWhen } from '@/features/lessons/dates';
import { useApp } from '@/stores/app/app-context';
import { nameOf, type DevicesStore } from './store';
import { deviceTexts } from './texts';

interface DeviceCardProps {
  readonly device: Device;
  readonly store: DevicesStore;
}

/** One device: its name, its last use, and a remove button unless it is this one. */
export const DeviceCard = observer(function DeviceCard({ device, store }: DeviceCardProps) {
  const { serverClock } = useApp();
  const name = nameOf(device);
  return (
    <Card joined className="devices__card">
      <View className="devices__icon">
        <Icon name="mobile" size={48} tone={device.isCurrent ? 'primary' : 'secondary'} />
      </View>
      <View className="devices__words">
        <View className="devices__name">
          <View className="devices__name-text">{name}</View>
          <State device={device} />
        </View>
        <View className="devices__line">
          {deviceTexts.lastSeen(formatWhen(device.lastSeenAt, serverClock))}
        </View>
        <View className="devices__line">{deviceTexts.firstSeen(formatDate(device.firstSeenAt))}</View>
      </View>
      {!device.isCurrent && (
        <Button
          className="devices__remove"
          kind="danger-text"
          size="small"
          label={deviceTexts.removeNamed(name)}
          loading={store.removing === device.deviceKey}
          disabled={store.removing !== '' && store.removing !== device.deviceKey}
          onPress={() => void store.remove(device)}
        >
          {deviceTexts.remove}
        </Button>
      )}
    </Card>
  );
});

function State({ device: { isCurrent, isLoggedIn } }: Pick<DeviceCardProps, 'device'>) {
  if (isCurrent) return <Tag className="devices__tag" tone="primary" text={deviceTexts.current} />;
  return isLoggedIn ? null : <Tag className="devices__tag" text={deviceTexts.loggedOut} />;
}
