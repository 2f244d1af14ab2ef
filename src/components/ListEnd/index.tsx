import { View } from '@tarojs/components';
import { texts } from '../texts';
import './index.scss';

export function ListEnd({ text = texts.listEnd }: { text?: string }) {
  return (
    <View className="list-end">
      <View className="list-end__line" />
      <View className="list-end__text">{text}</View>
      <View className="list-end__line" />
    </View>
  );
}
