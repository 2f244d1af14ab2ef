import { ScrollView, View } from '@tarojs/components';
import { classNames } from '../class-names';
import { beside, Tab } from './Tab';
import type { TabsProps } from './types';
import './index.scss';

export function Tabs({ items, active, onChange, level = 'first', right, className }: TabsProps) {
  return beside(
    <ScrollView
      scrollX
      enableFlex
      scrollWithAnimation
      className={classNames('tabs', `tabs--${level}`, className)}
      scrollIntoView={`tab-${active}`}
    >
      {items.map((item) => (
        <View key={item.key} id={`tab-${item.key}`} className="tabs__item">
          <Tab text={item.text} selected={item.key === active} onPress={() => onChange(item.key)} />
        </View>
      ))}
    </ScrollView>,
    right,
  );
}
