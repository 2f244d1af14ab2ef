import { and, asc, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { bannerUserType } from '../../../src/contract/home/values';
import type { MessageKind } from '../../../src/contract/messages/values';
import { pageOf, totalRows, type Paging } from '../../core/db/page';
import { prepared, type Asked } from '../../core/db/prepared';
import type { Db } from '../../core/db/types';
import {
  badInput,
  requireSession,
  withCount,
  type CallContext,
  type HandlersOf,
} from '../../core/http/handler';
import { badFieldMessage } from '../../core/http/messages';
import { inboxMessages } from './tables';
import { students } from '../account/tables';
import { orNotFound } from '../../core/http/policy';
import { ownMessages } from './policies';
import { type MessageRow, headOf, summaryOf } from './wire';

/** Shown to parents. */
const INBOX_MESSAGES = { unknown: '这条消息不存在或已被删除' } as const;

export const inboxHandlers: HandlersOf<
  'getUnReadMsgNum' | 'getMessageKinds' | 'getMessages' | 'getMessage' | 'readMessage' | 'readAllMessages'
> = {
  async getUnReadMsgNum({ userType }, context) {
    const { userId, studentStatus } = requireSession(context);
    if (userType !== bannerUserType(studentStatus))
      throw badInput('userType', badFieldMessage('userType', 'const'));
    return { num: await unreadOf(context, userId) };
  },

  async getMessageKinds(_request, context) {
    const { userId } = requireSession(context);
    return context.db
      .select({
        kind: inboxMessages.kind,
        total: count(),
        unread: sql<number>`count(*) filter (where ${inboxMessages.readAt} is null)`.mapWith(Number),
      })
      .from(inboxMessages)
      .where(ownMessages(userId))
      .groupBy(inboxMessages.kind)
      .orderBy(asc(inboxMessages.kind));
  },

  async getMessages({ page, limit, kind }, context) {
    const { userId } = requireSession(context);
    const find = (paging: Paging) =>
      kind === undefined
        ? messagesOf(context.db, { userId, ...paging })
        : messagesOfKind(context.db, { userId, kind, ...paging });
    const { rows, total } = await pageOf(find, { page, limit });
    const items = rows.map((row) => Object.assign(headOf(row), { summary: summaryOf(row.body) }));
    return withCount(items, total);
  },

  async getMessage({ id }, context) {
    const row = await ownMessage(context, id);
    return { ...headOf(row), body: row.body, ...(row.target === null ? {} : { target: row.target }) };
  },

  async readMessage({ id }, context) {
    const { userId } = await ownMessage(context, id);
    await markRead(context, and(eq(inboxMessages.id, id), isNull(inboxMessages.readAt)));
    return { num: await unreadOf(context, userId) };
  },

  async readAllMessages({ kind }, context) {
    const { userId } = requireSession(context);
    await markRead(context, and(own(userId, kind), isNull(inboxMessages.readAt)));
    return { num: await unreadOf(context, userId) };
  },
};
type Condition = ReturnType<typeof and>;

const own = (userId: number, kind: MessageKind | undefined): Condition =>
  and(ownMessages(userId), kind === undefined ? undefined : eq(inboxMessages.kind, kind));

const { target: _target, userId: _owner, ...columns } = getTableColumns(inboxMessages);

const pages = (db: Db, wanted: Condition, { limit, offset }: Asked<Paging>) =>
  db
    .select({ ...columns, total: totalRows })
    .from(inboxMessages)
    .where(wanted)
    .orderBy(desc(inboxMessages.sentAt), desc(inboxMessages.id))
    .limit(limit)
    .offset(offset);

const messagesOf = prepared('messages_of', (db, asked: Asked<Paging & { userId: number }>) =>
  pages(db, ownMessages(asked.userId), asked),
);

type OfKind = Asked<Paging & { userId: number; kind: MessageKind }>;
const messagesOfKind = prepared('messages_of_kind', (db, asked: OfKind) =>
  pages(db, and(ownMessages(asked.userId), eq(inboxMessages.kind, asked.kind)), asked),
);

async function ownMessage(context: CallContext, id: number): Promise<MessageRow> {
  const { userId } = requireSession(context);
  const [row] = await context.db
    .select()
    .from(inboxMessages)
    .where(and(eq(inboxMessages.id, id), ownMessages(userId)));
  return orNotFound(row, INBOX_MESSAGES.unknown);
}

async function markRead({ db, clock }: CallContext, which: Condition): Promise<void> {
  await db.update(inboxMessages).set({ readAt: clock.now() }).where(which);
}

const unreadMessages = prepared('unread_messages', (db, { userId }: Asked<{ userId: number }>) =>
  db
    .select({ count: count() })
    .from(inboxMessages)
    .where(and(ownMessages(userId), isNull(inboxMessages.readAt))),
);

async function unreadOf({ db }: CallContext, userId: number): Promise<number> {
  const [unread] = await unreadMessages(db, { userId });
  return unread?.count ?? 0;
}

export const officialAccountHandlers: HandlersOf<'isSubscribe'> = {
  async isSubscribe(_request, context) {
    const { userId } = requireSession(context);
    const [student] = await context.db
      .select({ isSubscribed: students.isSubscribed })
      .from(students)
      .where(eq(students.userId, userId));
    return { isSubscribe: student?.isSubscribed ?? false };
  },
};
