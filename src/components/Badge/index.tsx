import { View } from '@tarojs/components';
import { aria } from '../aria';
import { classNames } from '../class-names';
import { look } from '../look';
import { texts } from '../texts';
import './index.scss';

interface BadgeProps {
  count: number;
  /** Above it the badge shows `99+`. */
  max?: number;
  className?: string;
}

/** Number of unread items; hidden at 0. */
export function Badge({ count, max = 99, className }: BadgeProps) {
  if (!(count > 0)) return null;
  return (
    <View
      className={classNames('badge', className)}
      {...aria({ role: 'status', 'aria-label': texts.unread(count) })}
      {...look('private')}
    >
      {count > max ? `${max}+` : String(count)}
    </View>
  );
}

/** Marks something new, without a number. */
export function Dot({ className }: { className?: string }) {
  return (
    <View
      className={classNames('dot', className)}
      {...aria({ role: 'status', 'aria-label': texts.unreadSome })}
    />
  );
}
