import { FailedState } from '@/components/FailedState';
import type { AppError } from '@/contract/errors';
import { errorText } from '@/services/error-text';
import { shapeTexts } from './texts';

interface LoadFailureProps {
  readonly error: AppError | undefined;
  readonly onRetry: () => void;
  readonly loading?: boolean;
  /** A card instead of a page. */
  readonly compact?: boolean;
}

/** Error state with a retry. */
export function LoadFailure({ error, onRetry, loading, compact }: LoadFailureProps) {
  const isOffline = error?.kind === 'network' || error?.kind === 'timeout';
  return (
    <FailedState
      text={(error && errorText(error)) || shapeTexts.failed}
      illustration={isOffline ? 'offline' : 'failed'}
      loading={loading}
      compact={compact}
      onRetry={onRetry}
    />
  );
}
