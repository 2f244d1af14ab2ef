import { View } from '@tarojs/components';
import { aria } from '../aria';
import { classNames } from '../class-names';
import { texts } from '../texts';
import { unit } from '../unit';
import type { Length } from '../unit';
import './index.scss';

interface SkeletonBlockProps {
  width?: Length;
  height?: Length;
  radius?: 'small' | 'card' | 'pill' | 'round';
  className?: string;
}

/** A grey placeholder for loading content. */
export function SkeletonBlock({
  width = '100%',
  height = 32,
  radius = 'small',
  className,
}: SkeletonBlockProps) {
  return (
    <View
      className={classNames('skeleton', `skeleton--${radius}`, className)}
      style={{ width: unit(width), height: unit(height) }}
      {...aria({ 'aria-hidden': 'true' })}
    />
  );
}

/** Placeholder lines; the last is shorter, like a paragraph's. */
export function SkeletonLines({ lines }: { lines: number }) {
  return (
    <View className="skeleton-lines" {...aria({ role: 'status', 'aria-label': texts.loading })}>
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonBlock
          key={line}
          width={line > 0 && line === lines - 1 ? '60%' : '100%'}
          height={28}
          className="skeleton-lines__line"
        />
      ))}
    </View>
  );
}
