/** The message to a parent about a new report. */
import type { Report } from '../../../../src/contract/growth/report.schema';
import type { ReportKind } from '../../../../src/contract/growth/values';
import { INBOX } from './messages';
import { pageOf } from './pages';
import type { KindOfReport } from '../report-kinds/spec';

interface Released {
  readonly id: number;
  readonly userId: number;
  readonly kind: ReportKind;
  readonly content: Report | null;
}

export const noticeOf = ({ id, userId, kind, content }: Released, { announcement }: KindOfReport) => {
  const title = INBOX.title(content?.title ?? '');
  return {
    ...{ userId, event: `report:${id}`, title, linkText: INBOX.toReport },
    // The sentence does not name the lesson, which stands above it in the report.
    body: [`${announcement}。`, content && [content.about, content.sentence].filter(Boolean).join('：')]
      .filter(Boolean)
      .join('\n\n'),
    path: pageOf({ id, userId, kind, evaluationId: content?.evaluationId ?? 0 }),
    brief: { title, note: announcement },
  };
};
