import { observer } from 'mobx-react';
import type { ReactElement, ReactNode } from 'react';
import { EmptyState } from '@/components/EmptyState';
import type { Shared } from '@/contract/growth/schema';
import { Loaded } from '@/features/shapes';
import type { SharedStore } from './shared-store';

interface SharedContentsProps {
  readonly store: SharedStore;
  readonly texts: { readonly missing: string; readonly ended: string; readonly revoked: string };
  readonly skeleton: ReactElement;
  /** Where the viewer goes from a share that is no longer there. */
  readonly nextStep: { readonly text: string; readonly onPress: () => void };
  readonly children: (shared: Shared) => ReactNode;
}

/** What was shared, or why it is no longer shown. */
export const SharedContents = observer(function SharedContents({
  store,
  texts,
  skeleton,
  nextStep,
  children,
}: SharedContentsProps) {
  if (store.isEnded || store.isRevoked) {
    const text = store.isEnded ? texts.ended : texts.revoked;
    return <EmptyState illustration="missing" text={text} action={nextStep} />;
  }
  return (
    <Loaded
      of={store.shared}
      skeleton={skeleton}
      onRetry={() => void store.load()}
      missing={{ text: texts.missing, action: nextStep }}
    >
      {children}
    </Loaded>
  );
});
