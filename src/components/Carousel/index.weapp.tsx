import { Swiper, SwiperItem, View } from '@tarojs/components';
import { useState } from 'react';
import { classNames } from '../class-names';
import { unit } from '../unit';
import { Dots } from './Dots';
import { DEFAULTS, type CarouselProps } from './types';
import './index.scss';

export function Carousel<T>({
  items,
  renderItem,
  keyOf = (_, index) => String(index),
  interval = DEFAULTS.interval,
  duration = DEFAULTS.duration,
  height,
  loop = true,
  onChange,
  className,
}: CarouselProps<T>) {
  const [active, setActive] = useState(0);
  const turns = items.length > 1;
  return (
    <View className={classNames('carousel', className)} style={{ height: unit(height) }}>
      <Swiper
        className="carousel__swiper"
        autoplay={turns && interval > 0}
        interval={interval}
        duration={duration}
        circular={loop && turns}
        onChange={(event) => {
          setActive(event.detail.current);
          onChange?.(event.detail.current);
        }}
      >
        {items.map((item, index) => (
          <SwiperItem key={keyOf(item, index)}>{renderItem(item, index)}</SwiperItem>
        ))}
      </Swiper>
      <Dots count={items.length} active={active} />
    </View>
  );
}
