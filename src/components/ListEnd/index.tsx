import { View } from '@tarojs/components';
import { useReachBottom } from '@tarojs/taro';
import { useState } from 'react';
import { classNames } from '../class-names';
import { texts } from '../texts';
import './index.scss';

/** Said to who scrolls to it: a list that is shorter than the screen ends without a word. Its place is kept. */
export function ListEnd({ text = texts.listEnd }: { text?: string }) {
  const [isReached, setReached] = useState(false);
  useReachBottom(() => setReached(true));
  return (
    <View className={classNames('list-end', isReached && 'list-end--reached')}>
      <View className="list-end__line" />
      <View className="list-end__text">{text}</View>
      <View className="list-end__line" />
    </View>
  );
}
