import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Pressable } from '../Pressable';
import './index.scss';

interface CardProps {
  children: ReactNode;
  className?: string;
  /** A row of a list: neighbours stand on one surface, parted by a line. */
  joined?: boolean;
  /** Makes the whole card tappable; its content is the accessible name. */
  onPress?: () => void;
  /** As in Pressable. */
  leadsTo?: string;
}

export function Card({ children, className, joined, onPress, leadsTo }: CardProps) {
  const look = classNames('card', joined && 'card--joined', className);
  if (!onPress) return <View className={look}>{children}</View>;
  return (
    <Pressable className={classNames(look, 'card--pressable')} {...{ onPress, leadsTo }}>
      {children}
    </Pressable>
  );
}
