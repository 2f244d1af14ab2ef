import { observer } from 'mobx-react';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { useApp } from '@/stores/app-context';
import { PATIENCE_MS } from './patience';

interface AllAtOnceProps {
  /** What stands below each other, and is asked for by itself. */
  readonly of: readonly { readonly isFirstLoad: boolean }[];
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows its parts when all of them are known: one that came later would push what a finger is about to touch. What takes
 * long is not waited for, and once they show they stay.
 */
export const AllAtOnce = observer(function AllAtOnce({ of, skeleton, children }: AllAtOnceProps) {
  const { scheduler } = useApp();
  const [isOver, setIsOver] = useState(false);
  const isKnown = of.every(({ isFirstLoad }) => !isFirstLoad);
  useEffect(() => {
    if (isKnown) {
      setIsOver(true);
      return undefined;
    }
    const patience = scheduler.after(PATIENCE_MS, () => setIsOver(true));
    return () => patience.stop();
  }, [isKnown, scheduler]);
  // By name: what is drawn in another place than before is new to the browser, and has not moved.
  return isKnown || isOver ? (
    <Fragment key="parts">{children}</Fragment>
  ) : (
    <Fragment key="skeleton">{skeleton}</Fragment>
  );
});
