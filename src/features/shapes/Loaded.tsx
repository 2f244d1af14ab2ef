import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/EmptyState';
import type { Loadable } from '@/stores/loadable';
import { LoadFailure } from './LoadFailure';

export interface Missing {
  readonly text: string;
  readonly action: { readonly text: string; readonly onPress: () => void };
}

interface LoadedProps<T> {
  readonly of: Pick<Loadable<T>, 'status' | 'value' | 'error'>;
  /** Of the detail's real shape. */
  readonly skeleton: ReactNode;
  readonly onRetry: () => void;
  /** Where the address names one thing: what is not there, in one sentence, and the way to those that are. */
  readonly missing?: Missing;
  readonly children: (value: T) => ReactNode;
}

/** A detail: its skeleton, then itself; a failure only where there is nothing older to show; none where there is none. */
export const Loaded = observer(function Loaded<T>({
  of,
  skeleton,
  onRetry,
  missing,
  children,
}: LoadedProps<T>) {
  const { status, value, error } = of;
  if (value !== undefined) return <>{children(value)}</>;
  if (status === 'missing' && missing) return <EmptyState illustration="missing" {...missing} />;
  if (status === 'failed' || status === 'missing') return <LoadFailure error={error} onRetry={onRetry} />;
  return <>{skeleton}</>;
});
