/** What the operator writes to all parents or to some, as they read it. */
import { isNull } from 'drizzle-orm';
import { MessageKind } from '../../../src/contract/messages/values';
import { routes } from '../../../src/contract/routes';
import { StaffRole } from '../../../src/contract/staff/values';
import { sendAnnouncements } from '../../../server/domains/messages/announce';
import { announcements } from '../../../server/domains/messages/tables';
import { students } from '../../../server/domains/account/tables';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';
import { aColleague, type Colleague } from './colleague';

let backend: Backend;
let editor: Colleague;
let chief: Colleague;
let one: InsideParent;
let other: InsideParent;
beforeAll(async () => {
  backend = await startBackend();
  one = await buildParent(backend, anOfficialParent());
  other = await buildParent(backend, anOfficialParent());
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  editor = await aColleague(backend, StaffRole.editor);
  chief = await aColleague(backend, StaffRole.administrator);
});

let submissions = 0;
const holiday = () => ({
  submissionId: `abcdef0123456789-${(submissions += 1)}`,
  ...{ kind: MessageKind.system, title: '放假通知', body: '元旦停课一天。' },
  ...{ link: '', button: '', userIds: [] as number[] },
});
const newestOf = async ({ visitor }: InsideParent) => {
  const { data } = await visitor.ask('getMessages', { page: 1, limit: 1 });
  const [newest] = data as unknown as { id: number; title: string }[];
  return newest && (await visitor.ask('getMessage', { id: newest.id })).data;
};
const fieldOf = async (changed: object) =>
  (await editor.ask('sendAnnouncement', { ...holiday(), ...changed })).field;

describe('An announcement', () => {
  it('to named parents is in their inboxes at once, with its button, and in no other', async () => {
    const target = { link: `${routes.myOrder.path}?from=news#top`, button: '看订单' };
    const title = '只给一位';
    expect(
      (await editor.ask('sendAnnouncement', { ...holiday(), ...target, title, userIds: [one.userId] }))
        .status,
    ).toBe(200);
    expect(await newestOf(one)).toMatchObject({
      ...{ title, body: holiday().body, kind: MessageKind.system, isRead: false },
      target: { redirectType: 3, url: target.link, text: target.button },
    });
    expect((await newestOf(other))?.title).not.toBe(title);
    const { data } = await editor.ask('listAnnouncements', { page: 1, limit: 1 });
    expect(data).toMatchObject([{ title, ...target, isToAll: false, sentTo: 1 }]);
    expect(data[0]?.endedAt).not.toBe('');
  });

  it('to all is in the inbox of everyone, once', async () => {
    const title = '给所有家长';
    await editor.ask('sendAnnouncement', { ...holiday(), title });
    await sendAnnouncements(backend.services);
    for (const parent of [one, other]) {
      const { data } = await parent.visitor.ask('getMessages', { page: 1, limit: 50 });
      expect(
        (data as unknown as { title: string }[]).filter((message) => message.title === title),
      ).toHaveLength(1);
    }
    const { data } = await editor.ask('listAnnouncements', { page: 1, limit: 1 });
    expect(data[0]).toMatchObject({ isToAll: true, sentTo: await backend.services.db.$count(students) });
  });

  it('that a stop interrupted goes on with the parents who do not have it', async () => {
    const { db } = backend.services;
    const row = { kind: MessageKind.system, title: '剩下的家长', body: '继续', isToAll: true, userIds: [] };
    await db.insert(announcements).values({ ...row, sentUpTo: one.userId, sentTo: 7, createdAt: SEEDED_AT });
    await sendAnnouncements(backend.services);
    expect((await newestOf(one))?.title).not.toBe(row.title);
    expect((await newestOf(other))?.title).toBe(row.title);
    expect(await db.$count(announcements, isNull(announcements.endedAt))).toBe(0);
  });

  it('arrives once however often the same is sent; the answer is the first one’s', async () => {
    const message = { ...holiday(), title: '只发一次', userIds: [one.userId] };
    const send = () => editor.ask('sendAnnouncement', message);
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(answers.map(({ data }) => data)).toEqual(Array(3).fill(answers[0]?.data));
    const { data } = await one.visitor.ask('getMessages', { page: 1, limit: 50 });
    const titles = (data as unknown as { title: string }[]).map(({ title }) => title);
    expect(titles.filter((title) => title === message.title)).toHaveLength(1);
    expect((await editor.ask('sendAnnouncement', { ...message, body: '改过了' })).status).toBe(409);
    expect(
      (await editor.ask('sendAnnouncement', { ...message, ...holiday(), userIds: [one.userId] })).status,
    ).toBe(200);
  });

  it('names the field that is wrong, and nothing is sent', async () => {
    const before = await backend.services.db.$count(announcements);
    expect(await fieldOf({ title: '  ' })).toBe('title');
    expect(await fieldOf({ link: '/no-such-page', button: '看看' })).toBe('link');
    expect(await fieldOf({ link: 'javascript:alert(1)', button: '看看' })).toBe('link');
    expect(await fieldOf({ link: routes.index.path })).toBe('button');
    expect(await fieldOf({ userIds: [99_999_999] })).toBe('userIds');
    expect(await backend.services.db.$count(announcements)).toBe(before);
  });

  it('is written by editors and administrators alone, and the audit says by whom', async () => {
    const support = await aColleague(backend, StaffRole.support);
    expect((await support.ask('sendAnnouncement', holiday())).status).toBe(403);
    expect((await support.ask('listAnnouncements', { page: 1, limit: 1 })).status).toBe(403);
    await chief.ask('sendAnnouncement', { ...holiday(), userIds: [one.userId] });
    const { data } = await chief.ask('listAudit', { page: 1, limit: 20, userId: one.userId });
    expect(data[0]).toMatchObject({
      ...{ action: 'sendAnnouncement', name: chief.name },
      detail: { title: holiday().title, to: 1 },
    });
  });
});
