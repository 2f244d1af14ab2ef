import { View } from '@tarojs/components';
import { classNames } from '../class-names';
import { Pressable } from '../Pressable';

interface PillProps {
  text: string;
  selected: boolean;
  onPress: () => void;
}

export function Pill({ text, selected, onPress }: PillProps) {
  return (
    <Pressable
      className={classNames('tabs__tab', selected && 'tabs__tab--active')}
      role="tab"
      aria={{ selected }}
      onPress={() => {
        if (!selected) onPress();
      }}
    >
      <View className="tabs__pill">{text}</View>
    </Pressable>
  );
}
