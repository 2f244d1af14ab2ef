import { View } from '@tarojs/components';
import { useEffect, useRef, type ReactNode } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { useApp } from '@/stores/app-context';
import { ScreenBar, type BarType } from './ScreenBar';
import { SCREEN } from './texts';
import { useKeptFocus } from './use-kept-focus';
import { useLeaveGuard } from './use-leave-guard';
import { useLeft } from './use-left';
import './index.scss';

interface ScreenProps {
  /** Instead of the manifest's. */
  readonly title?: string;
  /** In the bar alone: the page is called as the manifest has it. */
  readonly header?: string;
  /** 'back' when absent. The mini program has a bar of its own. */
  readonly topBar?: BarType;
  /** Right end of the top bar. */
  readonly right?: ReactNode;
  /** Stays at the bottom, above the safe area. */
  readonly footer?: ReactNode;
  /** Asked before one leaves by the bar or the phone's back key: a form that would be lost. */
  readonly mayLeave?: () => Promise<boolean>;
  /** Something would be lost: the mini program, whose own way back cannot be held, asks by itself. */
  readonly unsaved?: boolean;
  /** Done after one went back where WeChat's way back cannot be held; instead of `mayLeave` and `back`. */
  readonly left?: () => Promise<void>;
  /** Instead of one page back: a page that always leads to the same place. */
  readonly back?: () => Promise<void>;
  /** A line below the bar. */
  readonly notice?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Lays out a page: bar, content that scrolls with the page, footer. */
export function Screen({
  title,
  header = title,
  topBar = 'back',
  right,
  footer,
  mayLeave,
  left,
  unsaved = false,
  back,
  notice,
  className,
  children,
}: ScreenProps) {
  const { platform } = useApp();
  const box = useRef<unknown>(null);
  useKeptFocus(box);
  useLeaveGuard(mayLeave, back);
  useLeft(left);
  useEffect(() => {
    if (!unsaved) return undefined;
    platform.alertBeforeLeave?.(SCREEN.unsaved);
    return () => platform.alertBeforeLeave?.(null);
  }, [platform, unsaved]);
  useEffect(() => {
    if (title) platform.setTitle(title);
  }, [platform, title]);
  return (
    <View ref={box} className={classNames('screen', className)} {...aria({ role: 'main' })}>
      <ScreenBar type={topBar} title={header} right={right} mayLeave={mayLeave} back={back} notice={notice} />
      <View className="screen__body">{children}</View>
      {footer && <View className="screen__footer">{footer}</View>}
    </View>
  );
}
