import { View } from '@tarojs/components';
import { classNames } from '../class-names';
import './index.scss';

interface TagProps {
  text: string;
  /** A tone of the product, or a subject's key in the tokens' table. */
  tone?: 'primary' | 'accent' | 'alert' | 'neutral' | (string & {});
  className?: string;
}

export function Tag({ text, tone = 'neutral', className }: TagProps) {
  return <View className={classNames('tag', `tag--${tone}`, className)}>{text}</View>;
}
