import { View } from '@tarojs/components';
import { aria } from '../aria';
import { classNames } from '../class-names';
import './index.scss';

/** A turning ring in the colour of the text around it; who asked for less motion sees it breathe. */
export function Spinner({ className }: { className?: string }) {
  return <View className={classNames('spinner', className)} {...aria({ 'aria-hidden': 'true' })} />;
}
