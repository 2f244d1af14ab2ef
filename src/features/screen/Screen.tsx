import { View } from '@tarojs/components';
import { useEffect, useRef, type ReactNode } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { useApp } from '@/stores/app/app-context';
import { ScreenBar, type BarType } from './ScreenBar';
import { SCREEN } from './texts';
import { useKeptFocus } from './use-kept-focus';
import { useLeft } from './use-left';
import './index.scss';

/** The hardware back key acts like the bar: it confirms before input is lost, and leads where the bar leads. */
function useLeaveGuard(
  mayLeave: (() => Promise<boolean>) | undefined,
  back: (() => Promise<void>) | undefined,
): void {
  const { platform, router } = useApp();
  const latest = useRef({ mayLeave, back });
  latest.current = { mayLeave, back };
  const isGuarded = mayLeave !== undefined || back !== undefined;
  useEffect(() => {
    if (!isGuarded) return undefined;
    let release = (): void => undefined;
    let isMounted = true;
    const hold = (): void => {
      release = platform.holdBack(() => void ask());
    };
    const ask = async (): Promise<void> => {
      const isWanted = (await latest.current.mayLeave?.()) ?? true;
      const { back: leadBack } = latest.current;
      if (isWanted) await (leadBack ? leadBack() : router.back());
      else if (isMounted) hold();
    };
    hold();
    return () => {
      isMounted = false;
      release();
    };
  }, [platform, router, isGuarded]);
}

interface ScreenProps {
  /** Overrides the manifest's title. */
  readonly title?: string;
  /** Title in the bar only; the document title stays the manifest's. */
  readonly header?: string;
  /** Default 'back'. The mini program has a native bar. */
  readonly topBar?: BarType;
  /** Right side of the top bar. */
  readonly right?: ReactNode;
  /** Fixed at the bottom, above the safe area. */
  readonly footer?: ReactNode;
  /** Called before leaving by the bar or the hardware back key, to keep unsaved input. */
  readonly mayLeave?: () => Promise<boolean>;
  /** There is unsaved input. The mini program cannot intercept back, so it uses WeChat's own confirmation. */
  readonly unsaved?: boolean;
  /** Called after going back where WeChat cannot be intercepted; replaces `mayLeave` and `back`. */
  readonly left?: () => Promise<void>;
  /** Replaces going back one page, where a page has a fixed parent page. */
  readonly back?: () => Promise<void>;
  /** A line below the bar. */
  readonly notice?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Page layout: bar, scrolling content, footer. */
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
