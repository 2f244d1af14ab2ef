import { ScrollView, View } from '@tarojs/components';
import { classNames } from '../class-names';
import { Pill } from './Pill';
import type { TabsProps } from './types';
import './index.scss';

export function Tabs({ items, active, onChange, className }: TabsProps) {
  return (
    <ScrollView
      scrollX
      enableFlex
      scrollWithAnimation
      className={classNames('tabs', className)}
      scrollIntoView={`tab-${active}`}
    >
      {items.map((item) => (
        <View key={item.key} id={`tab-${item.key}`} className="tabs__item">
          <Pill text={item.text} selected={item.key === active} onPress={() => onChange(item.key)} />
        </View>
      ))}
    </ScrollView>
  );
}
