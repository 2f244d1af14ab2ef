import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Fragment, type ReactNode } from 'react';
import { aria } from '@/components/aria';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import { SkeletonBlock } from '@/components/Skeleton';
import type { LiveAudit } from '@/contract/lessons/schema';
import { useApp } from '@/stores/app/app-context';
import { STATE_EVERY_MS, useNow } from '../use-now';
import { AuditHead } from './AuditHead';
import { auditView, type AuditView, type LiveAuditStore } from './store';
import { auditTexts as texts } from './texts';

interface AuditBodyProps {
  readonly store: LiveAuditStore;
  /** Actions below the class. */
  readonly children: (audit: LiveAudit, view: AuditView) => ReactNode;
}

/** A class behind a link, in each of its states. */
export const AuditBody = observer(function AuditBody({ store, children }: AuditBodyProps) {
  const { router } = useApp();
  const now = useNow(STATE_EVERY_MS);
  const { status, value } = store.audit;
  if (value) {
    const view = auditView(value, now);
    return (
      <Fragment>
        <AuditHead audit={value} view={view} />
        {children(value, view)}
      </Fragment>
    );
  }
  if (status === 'missing') {
    const action = { text: texts.toCourses, onPress: () => void router.go('myTabClass') };
    return <EmptyState illustration="missing" text={texts.missing} action={action} />;
  }
  if (status === 'failed') return <FailedState text={texts.failed} onRetry={() => void store.load()} />;
  return (
    <View {...aria({ role: 'status', 'aria-label': texts.loading })}>
      <SkeletonBlock height={560} radius="card" />
    </View>
  );
});
