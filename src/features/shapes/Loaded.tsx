import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/EmptyState';
import type { Loadable } from '@/stores/data/loadable';
import { LoadFailure } from './LoadFailure';

export interface Missing {
  readonly text: string;
  readonly action: { readonly text: string; readonly onPress: () => void };
}

interface LoadedProps<T> {
  readonly of: Pick<Loadable<T>, 'status' | 'value' | 'error'>;
  /** Shaped like the detail. */
  readonly skeleton: ReactNode;
  readonly onRetry: () => void;
  /** For a deep link to one thing: a message that it does not exist, and a link to the list. */
  readonly missing?: Missing;
  readonly children: (value: T) => ReactNode;
}

/** Detail: skeleton, then content; an error only if there is no older content. A missing one shows `missing`. */
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
