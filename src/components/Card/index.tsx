import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Pressable } from '../Pressable';
import './index.scss';

interface CardProps {
  children: ReactNode;
  className?: string;
  /** Makes the whole card tappable; its content is the accessible name. */
  onPress?: () => void;
  /** As in Pressable. */
  leadsTo?: string;
}

export function Card({ children, className, onPress, leadsTo }: CardProps) {
  if (!onPress) return <View className={classNames('card', className)}>{children}</View>;
  return (
    <Pressable className={classNames('card', 'card--pressable', className)} {...{ onPress, leadsTo }}>
      {children}
    </Pressable>
  );
}
