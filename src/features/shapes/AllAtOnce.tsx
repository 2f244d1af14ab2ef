import { observer } from 'mobx-react';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { useApp } from '@/stores/app/app-context';
import { PART_TIMEOUT_MS } from './timeout';

interface AllAtOnceProps {
  /** Parts stacked on the page, each with its own request. */
  readonly of: readonly { readonly isFirstLoad: boolean }[];
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows its parts when all are loaded: a late one would shift the layout under a touch. After a timeout they are shown anyway,
 * and stay.
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
    const patience = scheduler.after(PART_TIMEOUT_MS, () => setIsOver(true));
    return () => patience.stop();
  }, [isKnown, scheduler]);
  // Keyed: otherwise the browser counts reused nodes as a layout shift.
  return isKnown || isOver ? (
    <Fragment key="parts">{children}</Fragment>
  ) : (
    <Fragment key="skeleton">{skeleton}</Fragment>
  );
});
