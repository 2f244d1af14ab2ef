import { useEffect, useRef } from 'react';
import { useApp } from '@/stores/app/app-context';

/** The hardware back key acts like the bar: it confirms before input is lost, and leads where the bar leads. */
export function useLeaveGuard(
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
