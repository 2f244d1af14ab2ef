/** Inbox message for a new report. */
import type { Report } from '../../../../src/contract/growth/report.schema';
import type { ReportKind } from '../../../../src/contract/growth/values';
import { RedirectType } from '../../../../src/contract/links/values';
import { MessageKind } from '../../../../src/contract/messages/values';
import { INBOX } from './messages';
import { pageOf } from './pages';
import type { KindOfReport } from '../report-kinds/spec';

interface Released {
  readonly id: number;
  readonly userId: number;
  readonly kind: ReportKind;
  readonly content: Report | null;
  readonly createdAt: Date;
}

export const inboxMessageOf = (
  { id, userId, kind, content, createdAt }: Released,
  { announcement }: KindOfReport,
) => ({
  userId,
  kind: MessageKind.report,
  title: INBOX.title(content?.title ?? ''),
  body: content === null ? announcement : `${announcement}\n\n${content.sentence}`,
  target: {
    redirectType: RedirectType.innerPage,
    url: pageOf({ id, userId, kind, evaluationId: content?.evaluationId ?? 0 }),
    text: INBOX.toReport,
  },
  sentAt: createdAt,
});
