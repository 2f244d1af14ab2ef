/** Inbox messages. */
import { RedirectType } from '../../src/contract/links/values';
import { MessageKind } from '../../src/contract/messages/values';
import { inboxMessages, type MessageTarget } from '../../server/domains/messages/tables';
import { addMillis, HOUR } from '../../server/core/time';
import type { Fixture } from './test-context';

const kinds = Object.values(MessageKind);

/** In turn: inner page, external link, none. */
const TARGETS: readonly (MessageTarget | null)[] = [
  { redirectType: RedirectType.innerPage, url: '/myTabClass', text: '查看课程' },
  { redirectType: RedirectType.h5Link, url: 'https://www.example.com/challenge', text: '去挑战' },
  null,
];

export type MessageDetails = Partial<Pick<typeof inboxMessages.$inferInsert, 'kind' | 'title' | 'body'>>;

/** A new one, just sent. */
export const message =
  ({ kind = MessageKind.system, title = '通知', body = '请准备好教具。' }: MessageDetails = {}): Fixture =>
  async ({ db, clock }, { userId }) => {
    await db.insert(inboxMessages).values({ userId, kind, title, body, target: null, sentAt: clock.now() });
  };

/** One an hour, kinds in turn, newest first: `unread` ones, and older `read` ones. */
export const messages =
  ({ unread = 0, read = 0 }: { readonly unread?: number; readonly read?: number }): Fixture =>
  async ({ db, clock }, { userId }) => {
    const rows = Array.from({ length: unread + read }, (_, index) => {
      const sentAt = addMillis(clock.now(), -(index + 1) * HOUR);
      return {
        userId,
        kind: kinds[index % kinds.length] ?? MessageKind.system,
        title: `消息${index + 1}`,
        body: '请准备好本节课的教具和练习册。',
        target: TARGETS[index % TARGETS.length] ?? null,
        sentAt,
        readAt: index < unread ? null : addMillis(sentAt, HOUR),
      };
    });
    if (rows.length > 0) await db.insert(inboxMessages).values(rows);
  };
