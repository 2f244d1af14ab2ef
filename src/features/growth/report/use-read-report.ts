import { useEffect, useRef } from 'react';
import { growthCalls } from '@/contract/growth/calls';
import type { Report } from '@/contract/growth/report.schema';
import { usePlace } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import type { Singleton } from '@/stores/app/app';

/** Reports marked read in this session: views of unread reports reload when shown again. */
export class ReportReads {
  /** Incremented per report. */
  count = 0;
  private marking: Promise<unknown> = Promise.resolve();

  add(marked: Promise<unknown>): void {
    this.count += 1;
    this.marking = Promise.all([this.marking, marked]);
  }

  /** Resolves when all requests have ended. */
  async settled(): Promise<void> {
    await this.marking;
  }
}

export const reportReads: Singleton<ReportReads> = () => new ReportReads();

/**
 * Marks a report read once its content is shown: call it in the component of the content. Once; an error is retried on the next visit.
 * Examples and unsaved reports are not marked.
 */
export function useReadReport({ id, isExample, isRead }: Pick<Report, 'id' | 'isExample' | 'isRead'>): void {
  const app = useApp();
  const { api, session } = app;
  const { isVisible, visits } = usePlace();
  const markedId = useRef<number>();
  const mustMark = id > 0 && !isExample && !isRead && isVisible;
  useEffect(() => {
    if (!mustMark || markedId.current === id) return;
    markedId.current = id;
    const { userId } = session.user;
    const marking = api.call(growthCalls.updateReportReadStatus, { id, userId }).then((marked) => {
      if (!marked.ok && markedId.current === id) markedId.current = undefined;
    });
    app.get(reportReads).add(marking);
    // `visits`: retries on return.
  }, [api, app, id, mustMark, session, visits]);
}
