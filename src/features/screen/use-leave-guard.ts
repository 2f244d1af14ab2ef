import { useEffect, useRef } from 'react';
import { useApp } from '@/stores/app-context';

/** The phone's own back key asks, too, before a form is lost. */
export function useLeaveGuard(mayLeave: (() => Promise<boolean>) | undefined): void {
  const { platform, router } = useApp();
  const latest = useRef(mayLeave);
  latest.current = mayLeave;
  const isGuarded = mayLeave !== undefined;
  useEffect(() => {
    if (!isGuarded) return undefined;
    let release = (): void => undefined;
    let isMounted = true;
    const hold = (): void => {
      release = platform.holdBack(() => void ask());
    };
    const ask = async (): Promise<void> => {
      const isWanted = (await latest.current?.()) ?? true;
      if (isWanted) await router.back();
      else if (isMounted) hold();
    };
    hold();
    return () => {
      isMounted = false;
      release();
    };
  }, [platform, router, isGuarded]);
}
