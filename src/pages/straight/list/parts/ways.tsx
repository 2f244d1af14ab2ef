import { View } from '@tarojs/components';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { useApp } from '@/stores/app-context';
import { zoneTexts as texts } from '../texts';

const WAYS = [
  { icon: 'growth', text: texts.ways.rank, to: 'straightRank' },
  { icon: 'info', text: texts.ways.strategy, to: 'straightStrategy' },
  { icon: 'gift', text: texts.ways.gift, to: 'straightGift' },
  { icon: 'calendar', text: texts.ways.detail, to: 'straightDetail' },
] as const;

export function Ways() {
  const { router } = useApp();
  return (
    <View className="straight-list__group straight-list__ways">
      {WAYS.map(({ icon, text, to }) => (
        <Pressable key={to} className="straight-list__way" onPress={() => void router.go(to)}>
          <View className="straight-list__way-mark">
            <Icon name={icon} size={48} tone="primary" />
          </View>
          <View className="straight-list__way-text">{text}</View>
        </Pressable>
      ))}
    </View>
  );
}
