import { useEffect, useRef } from 'react';
import { growthCalls } from '@/contract/growth/calls';
import type { Report } from '@/contract/growth/report.schema';
import { usePlace } from '@/features/screen';
import { useApp } from '@/stores/app-context';
import { reportReads } from './reads';

/**
 * Marks a report read once its content shows: put it into what shows the content. Once; one that could not be marked is tried
 * at the next visit. An example, or what is kept nowhere, has no mark.
 */
export function useReadReport({ id, isExample, isRead }: Pick<Report, 'id' | 'isExample' | 'isRead'>): void {
  const app = useApp();
  const { api, session } = app;
  const { isVisible, visits } = usePlace();
  const told = useRef<number>();
  const isDue = id > 0 && !isExample && !isRead && isVisible;
  useEffect(() => {
    if (!isDue || told.current === id) return;
    told.current = id;
    const { userId } = session.user;
    const marking = api.call(growthCalls.updateReportReadStatus, { id, userId }).then((marked) => {
      if (!marked.ok && told.current === id) told.current = undefined;
    });
    app.part(reportReads).add(marking);
    // `visits`: what failed is tried again when one comes back.
  }, [api, app, id, isDue, session, visits]);
}
