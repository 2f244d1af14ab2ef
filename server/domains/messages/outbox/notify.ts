/** Each domain says here what happened to a parent, in the transaction in which it did; kinds.ts has the channels. */
import { RedirectType } from '../../../../src/contract/links/values';
import type { NoticeChannel } from '../../../../src/contract/messages/values';
import type { Db } from '../../../core/db/types';
import { addDays, type Clock } from '../../../core/time';
import { appUsersOf } from '../../account/app-users';
import { allowing } from '../subscribe/allowance';
import { pageOf } from '../subscribe/page';
import { inboxMessages } from '../tables';
import { summaryOf } from '../wire';
import { notSentBefore } from './former-sends';
import { noticeKinds, type NoticeKind } from './kinds';
import { outsideQuietHours } from './quiet-hours';
import { outbox, type Letter } from './tables';

export interface Notice {
  readonly userId: number;
  /** What it is about, such as `lesson:700001`: a parent hears once of it by each channel. */
  readonly event: string;
  readonly title: string;
  readonly body: string;
  /** The app's path with its query; null: leads nowhere. */
  readonly path: string | null;
  /** Label of the button that leads there. */
  readonly linkText: string;
  /** For WeChat's templates, which have room for a few words. Default: title and body, cut. */
  readonly brief?: { readonly title: string; readonly note: string };
  /** Default: now. */
  readonly happensAt?: Date;
  /** Default: a day after it happens. */
  readonly expiresAt?: Date;
}

export interface NotifyServices {
  readonly db: Db;
  readonly clock: Clock;
}

/** Rows per statement. */
const AT_ONCE = 1_000;

/** Idempotent, in several instances too. */
export async function notify(
  { db, clock }: NotifyServices,
  kind: NoticeKind,
  notices: readonly Notice[],
): Promise<void> {
  for (let from = 0; from < notices.length; from += AT_ONCE) {
    const some = notices.slice(from, from + AT_ONCE);
    await db.transaction((tx) => enqueue(tx, kind, some, clock.now()));
  }
}

type Row = typeof outbox.$inferInsert;

async function enqueue(tx: Db, kind: NoticeKind, notices: readonly Notice[], now: Date): Promise<void> {
  const rows: Row[] = [];
  for (const channel of noticeKinds[kind].channels) {
    const reached = await REACHED[channel](tx, kind, notices, now);
    rows.push(...reached.map((notice) => rowOf(kind, channel, notice, now)));
  }
  if (rows.length === 0) return;
  const made = await tx
    .insert(outbox)
    .values(rows)
    .onConflictDoNothing()
    .returning({ channel: outbox.channel, userId: outbox.userId, event: outbox.event });
  const keyOf = ({ event, userId }: Pick<Notice, 'event' | 'userId'>) => `${userId} ${event}`;
  const isNew = new Set(made.filter(({ channel }) => channel === 'inbox').map(keyOf));
  const messages = notices.filter((notice) => isNew.delete(keyOf(notice)));
  if (messages.length > 0)
    await tx.insert(inboxMessages).values(messages.map((notice) => inboxMessageOf(kind, notice, now)));
}

type Reached = (
  tx: Db,
  kind: NoticeKind,
  notices: readonly Notice[],
  now: Date,
) => Promise<readonly Notice[]>;

const idsOf = (notices: readonly Notice[]) => notices.map(({ userId }) => userId);
const everybody: Reached = async (_tx, _kind, notices) => notices;

/** The notices that a channel may carry: a parent's "no" is no row. */
const REACHED: Readonly<Record<NoticeChannel, Reached>> = {
  inbox: everybody,
  sms: everybody,
  async push(tx, _kind, notices, now) {
    const users = await appUsersOf(tx, idsOf(notices), now);
    return notices.filter(({ userId }) => users.has(userId));
  },
  async subscribe(tx, kind, notices, now) {
    const { topic } = noticeKinds[kind];
    if (topic === undefined) return [];
    const since = await allowing(tx, topic, idsOf(notices));
    // What happened before the parent allowed it is known to them.
    const allowed = notices.filter(({ happensAt, userId }) => {
      const answeredAt = since.get(userId);
      return answeredAt !== undefined && answeredAt <= (happensAt?.getTime() ?? Infinity);
    });
    return notSentBefore(tx, topic, allowed, now);
  },
};

function rowOf(kind: NoticeKind, channel: NoticeChannel, notice: Notice, now: Date): Row {
  const { event, happensAt = now, expiresAt = addDays(happensAt, 1), userId } = notice;
  const row = { userId, kind, event, channel, expiresAt, createdAt: now };
  if (channel === 'inbox') return { ...row, state: 'sent', dueAt: now, sentAt: now };
  return {
    ...{ ...row, state: 'waiting', dueAt: dueAt(kind, channel, now) },
    letter: letterOf(channel, notice, happensAt),
  };
}

/** WeChat's messages come silently. */
export const dueAt = (kind: NoticeKind, channel: NoticeChannel, at: Date): Date =>
  channel === 'subscribe' || noticeKinds[kind].isUrgent === true ? at : outsideQuietHours(at);

function letterOf(channel: NoticeChannel, notice: Notice, happensAt: Date): Letter {
  const { body, path, title } = notice;
  const { brief = { title, note: body } } = notice;
  const more = { happensAt: happensAt.toISOString(), to: path ?? '' };
  if (channel === 'subscribe')
    return { ...more, title: brief.title, text: brief.note, to: path === null ? '' : pageOf(path) };
  return { ...more, title, text: summaryOf(body) };
}

/** Also for the demo's past events, which only appear in the inbox. */
export const inboxMessageOf = (
  kind: NoticeKind,
  { body, path, title, userId, linkText }: Pick<Notice, 'body' | 'path' | 'title' | 'userId' | 'linkText'>,
  sentAt: Date,
) => ({
  ...{ userId, kind: noticeKinds[kind].inbox, title, body, sentAt },
  target: path === null ? null : { redirectType: RedirectType.innerPage, url: path, text: linkText },
});
