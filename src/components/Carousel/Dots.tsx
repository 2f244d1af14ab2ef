import { View } from '@tarojs/components';
import { aria } from '../aria';
import { classNames } from '../class-names';
import { look } from '../look';

export function Dots({ count, active }: { count: number; active: number }) {
  if (count < 2) return null;
  return (
    <View className="carousel__dots" {...aria({ 'aria-hidden': 'true' })} {...look('left-out')}>
      {Array.from({ length: count }, (_, index) => (
        <View
          key={index}
          className={classNames('carousel__dot', index === active && 'carousel__dot--active')}
        />
      ))}
    </View>
  );
}
