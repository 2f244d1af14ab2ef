import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Pressable } from '../Pressable';

interface TabProps {
  text: string;
  selected: boolean;
  onPress: () => void;
}

export function Tab({ text, selected, onPress }: TabProps) {
  return (
    <Pressable
      className={classNames('tabs__tab test-tab', selected && 'tabs__tab--active')}
      role="tab"
      aria={{ selected }}
      onPress={() => {
        if (!selected) onPress();
      }}
    >
      <View className="tabs__text">{text}</View>
      <View className="tabs__line" />
    </Pressable>
  );
}

/** `right` is outside of what scrolls. */
export const beside = (tabs: ReactNode, right: ReactNode) =>
  right ? (
    <View className="tabs-bar">
      {tabs}
      {right}
    </View>
  ) : (
    tabs
  );
