import { and, eq, isNull } from 'drizzle-orm';
import { giveMessages } from '../../../server/demo/content/messages/seed';
import { inboxMessages } from '../../../server/messages/tables';
import { startBackend, type Backend } from '../support/backend';
import { Visitor } from '../support/visitor';

const USER = 100003;
const OTHER = 100002;
let backend: Backend;
let parent: Visitor;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
  parent = new Visitor(backend);
  await parent.passwordLogin('13800000003');
});
afterAll(() => backend.stop());
beforeEach(async () => {
  const { db } = backend.services;
  await db.delete(inboxMessages);
  await giveMessages(db, backend.clock, USER, { unread: 14, read: 10 });
  await giveMessages(db, backend.clock, OTHER, { unread: 3, read: 0 });
});

interface Item {
  readonly id: number;
  readonly kind: string;
  readonly isRead: boolean;
  readonly sentAt: string;
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
  const answer = await parent.ask('getMessages', { page: 1, limit: 50, ...more });
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

  it('come by kind', async () => {
    const { items, count } = await listed({ kind: 'logistics' });
    expect(items.every(({ kind }) => kind === 'logistics')).toBe(true);
    expect(count).toBe((await rowsOf(USER)).filter(({ kind }) => kind === 'logistics').length);
  });

  it('are counted by kind, and the unread ones with them', async () => {
    const { data } = await parent.ask('getMessageKinds');
    const kinds = data as unknown as { kind: string; total: number; unread: number }[];
    expect(kinds.reduce((sum, { total }) => sum + total, 0)).toBe(24);
    expect(kinds.reduce((sum, { unread }) => sum + unread, 0)).toBe(14);
  });

  it('are read when they are opened, and home counts one less', async () => {
    const [newest] = (await listed()).items;
    const id = newest?.id ?? 0;
    expect(newest?.isRead).toBe(false);
    expect((await parent.ask('readMessage', { id })).data).toEqual({ num: 13 });
    // Reading twice is reading once.
    expect((await parent.ask('readMessage', { id })).data).toEqual({ num: 13 });
    expect((await parent.ask('getUnReadMsgNum', { reqType: 0, userType: 2 })).data).toEqual({ num: 13 });
    expect((await parent.ask('getMessage', { id })).data).toMatchObject({ id, isRead: true });
  });

  it('are read all of a kind, or all of them, of nobody else', async () => {
    const kinds = (await rowsOf(USER)).filter(({ kind, readAt }) => kind === 'class' && readAt === null);
    expect((await parent.ask('readAllMessages', { kind: 'class' })).data).toEqual({ num: 14 - kinds.length });
    expect((await parent.ask('readAllMessages', {})).data).toEqual({ num: 0 });
    expect([await unreadOf(USER), await unreadOf(OTHER)]).toEqual([0, 3]);
  });

  it('of another parent are refused, and stay unread', async () => {
    const [foreign] = await rowsOf(OTHER);
    const id = foreign?.id ?? 0;
    expect(await parent.ask('getMessage', { id })).toMatchObject({ status: 403, code: '10000003' });
    expect(await parent.ask('readMessage', { id })).toMatchObject({ status: 403, code: '10000003' });
    expect(await unreadOf(OTHER)).toBe(3);
  });

  it('that are not there are said to be not there', async () => {
    expect(await parent.ask('getMessage', { id: 999_999 })).toMatchObject({ code: '10000002' });
  });

  it('lead to pages of the app and to links', async () => {
    const answers = await Promise.all(
      (await rowsOf(USER)).slice(0, 12).map(({ id }) => parent.ask('getMessage', { id })),
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
  ] as const)('name %s when it is bad', async (field, name, request) => {
    expect(await parent.ask(name, request)).toMatchObject({ status: 400, body: { field } });
  });

  it('want a session', async () => {
    expect(await new Visitor(backend).ask('getMessageKinds')).toMatchObject({ status: 401 });
  });
});
