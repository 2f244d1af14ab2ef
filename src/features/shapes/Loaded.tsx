import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import type { Loadable } from '@/stores/loadable';
import { LoadFailure } from './LoadFailure';

export interface LoadedProps<T> {
  readonly of: Pick<Loadable<T>, 'status' | 'value' | 'error'>;
  /** Of the detail's real shape. */
  readonly skeleton: ReactNode;
  readonly onRetry: () => void;
  readonly children: (value: T) => ReactNode;
}

/** A detail: its skeleton, then itself; a failure only where there is nothing older to show. */
export const Loaded = observer(function Loaded<T>({ of, skeleton, onRetry, children }: LoadedProps<T>) {
  const { status, value, error } = of;
  if (value !== undefined) return <>{children(value)}</>;
  if (status === 'failed') return <LoadFailure error={error} onRetry={onRetry} />;
  return <>{skeleton}</>;
});
