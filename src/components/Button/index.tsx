import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Pressable } from '../Pressable';
import { Spinner } from '../Spinner';
import './index.scss';

export type ButtonKind = 'primary' | 'secondary' | 'text' | 'danger' | 'danger-text';

interface ButtonProps {
  onPress: () => void;
  children: ReactNode;
  kind?: ButtonKind;
  size?: 'large' | 'medium' | 'small';
  /** Full width of the container. */
  block?: boolean;
  loading?: boolean;
  disabled?: boolean;
  className?: string;
  label?: string;
}

/** Never fires while loading or disabled. */
export function Button({
  onPress,
  children,
  kind = 'primary',
  size = 'large',
  block = false,
  loading = false,
  disabled = false,
  className,
  label,
}: ButtonProps) {
  return (
    <Pressable
      className={classNames(
        'button',
        `button--${kind}`,
        `button--${size}`,
        block && 'button--block',
        disabled && 'button--disabled',
        className,
      )}
      disabled={disabled || loading}
      label={label}
      aria={loading ? { busy: true } : undefined}
      onPress={onPress}
    >
      {loading && <Spinner className="button__spinner" />}
      <View className="button__text">{children}</View>
    </Pressable>
  );
}
