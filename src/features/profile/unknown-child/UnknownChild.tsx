import { observer } from 'mobx-react';
import { LoadingMore } from '@/components/LoadingMore';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { LoadFailure } from '@/features/shapes/LoadFailure';
import { useApp } from '@/stores/app/app-context';

interface UnknownChildProps {
  /** The screen's own load, run with the retry. */
  readonly load: () => Promise<unknown>;
  /** Above content that is shown anyway. */
  readonly compact?: boolean;
}

/** Shown instead of content that depends on the child while the child is unknown: error and retry. Hidden once known. */
export const UnknownChild = observer(function UnknownChild({ load, compact }: UnknownChildProps) {
  const { student } = useApp();
  const again = useRefresh(load);
  if (!student.isUnknown) return null;
  if (student.isLoading) return <LoadingMore />;
  return <LoadFailure error={student.statusError} compact={compact} onRetry={() => void again()} />;
});
