import { View } from '@tarojs/components';
import { aria } from '../aria';
import { classNames } from '../class-names';
import './index.scss';

/** A spinner in the surrounding text's colour; with reduced motion it pulses. */
export function Spinner({ className }: { className?: string }) {
  return <View className={classNames('spinner', className)} {...aria({ 'aria-hidden': 'true' })} />;
}
