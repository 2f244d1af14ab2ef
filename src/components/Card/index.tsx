import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Pressable } from '../Pressable';
import './index.scss';

interface CardProps {
  children: ReactNode;
  className?: string;
  /** Makes the whole card tappable; give it a name when its text is long. */
  onPress?: () => void;
  label?: string;
}

export function Card({ children, className, onPress, label }: CardProps) {
  if (!onPress) return <View className={classNames('card', className)}>{children}</View>;
  return (
    <Pressable className={classNames('card', 'card--pressable', className)} label={label} onPress={onPress}>
      {children}
    </Pressable>
  );
}
