import { View } from '@tarojs/components';
import { Icon } from '@/components/Icon';
import { Zoned } from '@/features/dates/Zoned';
import { whenOf } from '@/features/lessons/dates';
import { useApp } from '@/stores/app/app-context';

interface LatestProps {
  readonly text: string;
  /** '' before the first event. */
  readonly time: string;
}

/** The latest event of a delivery or parcel, leading to all of them. */
export function Latest({ text, time }: LatestProps) {
  const { serverClock } = useApp();
  return (
    <View className="express__latest">
      <View className="express__latest-words">
        <View className="express__latest-text">{text}</View>
        {time && (
          <View className="express__note">
            <Zoned of={whenOf(time, serverClock)} />
          </View>
        )}
      </View>
      <Icon name="arrow-right" size={32} tone="secondary" />
    </View>
  );
}
