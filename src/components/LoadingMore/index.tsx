import { View } from '@tarojs/components';
import { aria } from '../aria';
import { Spinner } from '../Spinner';
import { texts } from '../texts';
import './index.scss';

export function LoadingMore({ text = texts.loading }: { text?: string }) {
  return (
    <View className="loading-more" {...aria({ role: 'status' })}>
      <Spinner className="loading-more__spinner" />
      <View className="loading-more__text">{text}</View>
    </View>
  );
}
