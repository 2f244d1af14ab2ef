/** Messages about a new report: in the inbox and in WeChat. */
import type { Report } from '../../../../src/contract/growth/report.schema';
import type { ReportKind } from '../../../../src/contract/growth/values';
import { RedirectType } from '../../../../src/contract/links/values';
import { MessageKind } from '../../../../src/contract/messages/values';
import type { SubscribeEvent } from '../../messages/subscribe/enqueue';
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

export const subscribeEventOf = (
  { id, userId, kind, content, createdAt }: Released,
  { announcement }: KindOfReport,
): SubscribeEvent => ({
  ...{ userId, event: `report:${id}`, happensAt: createdAt, note: announcement },
  title: INBOX.title(content?.title ?? ''),
  path: pageOf({ id, userId, kind, evaluationId: content?.evaluationId ?? 0 }),
});
