import { useState, type ReactNode } from 'react';
import { TopBar } from '@/components/TopBar';
import { routes } from '@/contract/routes';
import { useApp } from '@/stores/app/app-context';
import { usePlace } from './place';
import { ScreenNotice } from './ScreenNotice';

/** appBack: only inside the native apps; browsers and WeChat have their own back button. */
export type BarType = 'back' | 'index' | 'appBack' | 'none';

export interface ScreenBarProps {
  readonly type: BarType;
  readonly title: string | undefined;
  readonly right: ReactNode;
  readonly mayLeave?: () => Promise<boolean>;
  readonly back?: () => Promise<void>;
  readonly notice?: string | undefined;
}

/** Top bar of the H5 build; the mini program's web view has a native one. */
export function ScreenBar({ type, title, right, mayLeave, back, notice }: ScreenBarProps) {
  const { platform, router } = useApp();
  const { name } = usePlace();
  const [isFirst] = useState(() => router.isFirst());
  const isAbsent = type === 'none' || (type === 'appBack' && !platform.host.showsAppBack);
  if (isAbsent || platform.host.drawsTopBar) return <ScreenNotice text={notice} />;
  const leave = async (go: () => Promise<void>): Promise<void> => {
    if (!mayLeave || (await mayLeave())) await go();
  };
  return (
    <TopBar
      type={shownAs(type, isFirst)}
      title={title ?? routes[name].title}
      onBack={() => void leave(back ?? (() => router.back()))}
      onHome={() => void leave(() => router.home())}
      right={right}
      notice={notice}
    />
  );
}

/** With no page of ours in the history, the bar has a home button too. */
function shownAs(type: BarType, isFirst: boolean): 'index' | 'back' | 'backHome' {
  if (type === 'index') return type;
  return type === 'back' && isFirst ? 'backHome' : 'back';
}
