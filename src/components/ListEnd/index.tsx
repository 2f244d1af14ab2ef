import { View } from '@tarojs/components';
import { useRef } from 'react';
import { classNames } from '../class-names';
import { texts } from '../texts';
import { useIsLong } from './is-long';
import './index.scss';

/** A list that is shorter than the screen ends without a word. The place is kept. */
export function ListEnd({ text = texts.listEnd }: { text?: string }) {
  const end = useRef<unknown>(null);
  const isLong = useIsLong(end);
  return (
    <View ref={end} className={classNames('list-end', isLong && 'list-end--shown')}>
      <View className="list-end__line" />
      <View className="list-end__text">{text}</View>
      <View className="list-end__line" />
    </View>
  );
}
