import { observer } from 'mobx-react';
import { LoadingMore } from '@/components/LoadingMore';
import { useAgain } from '@/features/screen/refresh/use-again';
import { LoadFailure } from '@/features/shapes/LoadFailure';
import { useApp } from '@/stores/app-context';

interface UnknownChildProps {
  /** What the screen itself loads: it is asked for again with the child. */
  readonly load: () => Promise<unknown>;
  /** Above what can be shown all the same. */
  readonly compact?: boolean;
}

/** In place of what depends on who the child is, while nobody has said it: why, and a retry. Nothing once it is known. */
export const UnknownChild = observer(function UnknownChild({ load, compact }: UnknownChildProps) {
  const { student } = useApp();
  const again = useAgain(load);
  if (!student.isUnknown) return null;
  if (student.isLoading) return <LoadingMore />;
  return <LoadFailure error={student.statusError} compact={compact} onRetry={() => void again()} />;
});
