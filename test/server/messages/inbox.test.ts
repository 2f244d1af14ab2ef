import { and, eq, isNull } from 'drizzle-orm';
import { inboxMessages } from '../../../server/domains/messages/tables';
import { message, messages } from '../../builders/messages';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type Parent } from '../support/people';
import { Visitor } from '../support/visitor';

let backend: Backend;
let parent: Parent;
let other: Parent;
beforeAll(async () => {
  backend = await startBackend();
  parent = await buildParent(backend, aParent());
  other = await buildParent(backend, aParent());
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await backend.services.db.delete(inboxMessages);
  await messages({ unread: 14, read: 10 })(backend.services, parent);
  await messages({ unread: 3 })(backend.services, other);
});

interface Item {
  readonly id: number;
  readonly kind: string;
  readonly isRead: boolean;
  readonly sentAt: string;
  readonly summary: string;
}

const rowsOf = (userId: number) =>
  backend.services.db.select().from(inboxMessages).where(eq(inboxMessages.userId, userId));
const unreadOf = async (userId: number) =>
  (
    await backend.services.db
      .select()
      .from(inboxMessages)
      .where(and(eq(inboxMessages.userId, userId), isNull(inboxMessages.readAt)))
  ).length;
const listed = async (more: Record<string, unknown> = {}) => {
  const answer = await parent.visitor.ask('getMessages', { page: 1, limit: 50, ...more });
  return { items: answer.data as unknown as Item[], count: answer.count };
};

describe('Messages', () => {
  it('come the newest first, page by page', async () => {
    const first = await listed({ limit: 20 });
    const second = await listed({ page: 2, limit: 20 });
    expect([first.items.length, second.items.length, first.count]).toEqual([20, 4, 24]);
    const moments = [...first.items, ...second.items].map(({ sentAt }) => sentAt);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  it('stand in the list on one line, without a gap after a full stop', async () => {
    await message({ body: '您已预约。\n开课前\n再提醒您。' })(backend.services, parent);
    expect((await listed()).items[0]?.summary).toBe('您已预约。开课前 再提醒您。');
  });

  it('are cut after 60 characters', async () => {
    for (const length of [60, 61]) await message({ body: '课'.repeat(length) })(backend.services, parent);
    const lengths = (await listed()).items.map(({ summary }) => summary.length);
    expect(lengths.slice(0, 2).toSorted()).toEqual([60, 61]);
    expect((await listed()).items.some(({ summary }) => summary === `${'课'.repeat(60)}…`)).toBe(true);
  });

  it('are grouped by kind', async () => {
    const { items, count } = await listed({ kind: 'logistics' });
    expect(items.every(({ kind }) => kind === 'logistics')).toBe(true);
    expect(count).toBe((await rowsOf(parent.userId)).filter(({ kind }) => kind === 'logistics').length);
  });

  it('are counted by kind, and the unread ones with them', async () => {
    const { data } = await parent.visitor.ask('getMessageKinds');
    const kinds = data as unknown as { kind: string; total: number; unread: number }[];
    expect(kinds.reduce((sum, { total }) => sum + total, 0)).toBe(24);
    expect(kinds.reduce((sum, { unread }) => sum + unread, 0)).toBe(14);
  });

  it('are read when they are opened, and home counts one less', async () => {
    const [newest] = (await listed()).items;
    const id = newest?.id ?? 0;
    expect(newest?.isRead).toBe(false);
    expect((await parent.visitor.ask('readMessage', { id })).data).toEqual({ num: 13 });
    // Reading is idempotent.
    expect((await parent.visitor.ask('readMessage', { id })).data).toEqual({ num: 13 });
    expect((await parent.visitor.ask('getUnReadMsgNum', { reqType: 0, userType: 1 })).data).toEqual({
      num: 13,
    });
    expect((await parent.visitor.ask('getMessage', { id })).data).toMatchObject({ id, isRead: true });
  });

  it('are read all of a kind, or all of them, of one parent only', async () => {
    const kinds = (await rowsOf(parent.userId)).filter(
      ({ kind, readAt }) => kind === 'class' && readAt === null,
    );
    expect((await parent.visitor.ask('readAllMessages', { kind: 'class' })).data).toEqual({
      num: 14 - kinds.length,
    });
    expect((await parent.visitor.ask('readAllMessages', {})).data).toEqual({ num: 0 });
    expect([await unreadOf(parent.userId), await unreadOf(other.userId)]).toEqual([0, 3]);
  });

  it('of another parent are said to be not there, and stay unread', async () => {
    const [foreign] = await rowsOf(other.userId);
    const id = foreign?.id ?? 0;
    expect(await parent.visitor.ask('getMessage', { id })).toMatchObject({ code: '10000002' });
    expect(await parent.visitor.ask('readMessage', { id })).toMatchObject({ code: '10000002' });
    expect(await unreadOf(other.userId)).toBe(3);
  });

  it('that are not there are said to be not there', async () => {
    expect(await parent.visitor.ask('getMessage', { id: 999_999 })).toMatchObject({ code: '10000002' });
  });

  it('lead to pages of the app and to links', async () => {
    const answers = await Promise.all(
      (await rowsOf(parent.userId)).slice(0, 12).map(({ id }) => parent.visitor.ask('getMessage', { id })),
    );
    const targets = answers.map(({ data }) => data.target as { url?: string; text: string } | undefined);
    expect(targets.filter((target) => target === undefined).length).toBeGreaterThan(0);
    expect(targets.some((target) => target?.url?.startsWith('/myTabClass'))).toBe(true);
    expect(targets.some((target) => target?.url?.startsWith('https://'))).toBe(true);
  });

  it.each([
    ['kind', 'getMessages', { page: 1, limit: 20, kind: 'gossip' }],
    ['limit', 'getMessages', { page: 1, limit: 500 }],
    ['id', 'readMessage', { id: 0 }],
  ] as const)('name %s when it is invalid', async (field, name, request) => {
    expect(await parent.visitor.ask(name, request)).toMatchObject({ status: 400, body: { field } });
  });

  it('want a session', async () => {
    expect(await new Visitor(backend).ask('getMessageKinds')).toMatchObject({ status: 401 });
  });
});
