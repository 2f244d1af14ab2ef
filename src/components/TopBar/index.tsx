import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { aria } from '../aria';
import { classNames } from '../class-names';
import { Icon } from '../Icon';
import { Pressable } from '../Pressable';
import { texts } from '../texts';
import './index.scss';

interface TopBarProps {
  /** index: a tab page, title at the left; backHome: home beside the back button. */
  type: 'index' | 'back' | 'backHome';
  title?: string;
  onBack?: () => void;
  onHome?: () => void;
  right?: ReactNode;
  /** A line below the bar. */
  notice?: string | undefined;
  className?: string;
}

export function TopBar({ type, title, onBack, onHome, right, notice, className }: TopBarProps) {
  const hasBack = (type === 'back' || type === 'backHome') && onBack !== undefined;
  const hasHome = type === 'backHome' && onHome !== undefined;
  return (
    <View className={classNames('top-bar', `top-bar--${type}`, className)}>
      <View className="top-bar__row">
        <View className="top-bar__side">
          {hasBack && <BarIcon name="back" label={texts.back} onPress={onBack} />}
          {hasHome && <BarIcon name="home" label={texts.home} onPress={onHome} />}
        </View>
        <View className="top-bar__title" {...aria({ role: 'heading', 'aria-level': '1' })}>
          {title}
        </View>
        <View className={classNames('top-bar__side top-bar__side--right', !right && 'top-bar__side--bare')}>
          {right}
        </View>
      </View>
      {notice !== undefined && (
        <View className="top-bar__notice" {...aria({ role: 'status' })}>
          {notice}
        </View>
      )}
    </View>
  );
}

function BarIcon({ name, label, onPress }: { name: 'back' | 'home'; label: string; onPress: () => void }) {
  return (
    <Pressable
      className={classNames('top-bar__button', `top-bar__button--${name}`)}
      label={label}
      onPress={onPress}
    >
      <Icon name={name} tone="ink" />
    </Pressable>
  );
}
