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

/** One grey shape in the place of what is loading. */
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

/** Lines of text to come; the last is shorter, as a paragraph's is. */
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
