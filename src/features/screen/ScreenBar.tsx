import type { ReactNode } from 'react';
import { TopBar } from '@/components/TopBar';
import { routes } from '@/contract/routes';
import { useApp } from '@/stores/app-context';
import { usePlace } from './place';

export type BarType = 'back' | 'backHome' | 'index' | 'none';

export interface ScreenBarProps {
  readonly type: BarType;
  readonly title: string | undefined;
  readonly right: ReactNode;
  readonly mayLeave?: () => Promise<boolean>;
}

/** The bar of the H5 build; a web-view of the mini program brings its own. */
export function ScreenBar({ type, title, right, mayLeave }: ScreenBarProps) {
  const { platform, router } = useApp();
  const { name } = usePlace();
  if (type === 'none' || platform.insideMiniProgram) return null;
  const leave = async (go: () => Promise<void>): Promise<void> => {
    if (!mayLeave || (await mayLeave())) await go();
  };
  return (
    <TopBar
      type={type}
      title={title ?? routes[name].title}
      onBack={() => void leave(() => router.back())}
      onHome={() => void leave(() => router.home())}
      right={right}
    />
  );
}
