import { messagesCalls } from '@/contract/messages/calls';
import { MessageKind, READ_ALL_ASKS_ABOVE } from '@/contract/messages/values';
import { ok } from '@/contract/errors';
import { MessageListStore } from '@/pages/messages/information-center/list-store';
import { MessageStore } from '@/pages/messages/information-center/message-store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';

const item = (id: number, kind: MessageKind = MessageKind.class, isRead = false) => ({
  id,
  kind,
  title: `消息${id}`,
  summary: '…',
  sentAt: '2026-11-20 18:00:00',
  isRead,
});

async function open(unread = 2) {
  const api = new FakeApi()
    .on(messagesCalls.getMessageKinds, [
      { kind: MessageKind.system, total: 1, unread: 1 },
      { kind: MessageKind.class, total: 3, unread },
    ])
    .on(messagesCalls.getMessages, [item(1), item(2), item(3, MessageKind.system)], 3)
    .on(messagesCalls.readAllMessages, { num: 1 });
  const fake = await fakeApp({ api, user: TEST_USER });
  const store = new MessageListStore(fake.app);
  await store.load();
  return { ...fake, store };
}

describe('the messages', () => {
  test('have tabs of the kinds that there are, lessons before the system', async () => {
    const { store } = await open();
    expect(store.tabs.map(({ kind }) => kind)).toEqual([MessageKind.class, MessageKind.system]);
    expect(store.totalUnread).toBe(3);
  });

  test('are asked for by the kind that is chosen', async () => {
    const { store, api } = await open();
    store.choose(MessageKind.class);
    expect(api.requests(messagesCalls.getMessages)[1]).toEqual({ page: 1, limit: 20, kind: 'class' });
    expect(store.unread).toBe(2);
  });

  test('are read when they are opened', async () => {
    const { store } = await open();
    const [first] = store.list.items;
    expect(first && store.isRead(first)).toBe(false);
    if (first) store.open(first);
    expect(first && store.isRead(first)).toBe(true);
  });

  test('are marked read for one kind alone, and home is updated', async () => {
    const { store, api, app, toasts } = await open();
    store.choose(MessageKind.class);
    for (let round = 0; round < 10; round += 1) await Promise.resolve();
    await store.readAll();
    expect(api.requests(messagesCalls.readAllMessages)).toEqual([{ kind: 'class' }]);
    expect(store.list.items.map(store.isRead)).toEqual([true, true, false]);
    expect(store.tabs.map(({ unread }) => unread)).toEqual([0, 1]);
    expect(app.student.unread).toBe(1);
    expect(toasts).toEqual(['已全部标为已读']);
  });

  test('ask before many are read at once, and not before a few', async () => {
    const few = await open(READ_ALL_ASKS_ABOVE - 1);
    await few.store.readAll();
    expect(few.feedback.confirms).toEqual([]);
    const many = await open(READ_ALL_ASKS_ABOVE);
    const asked = many.store.readAll();
    expect(many.feedback.confirms[0]?.content).toContain(`${READ_ALL_ASKS_ABOVE + 1}条`);
    many.feedback.confirms[0]?.answer(false);
    await asked;
    expect(many.api.requests(messagesCalls.readAllMessages)).toEqual([]);
  });

  test('of the parent before are gone when another logs in', async () => {
    const { store } = await open();
    store.choose(MessageKind.class);
    store.reset();
    expect([store.kind, store.tabs, store.list.items]).toEqual([null, [], []]);
  });

  test('stay unread when the server could not be reached', async () => {
    const { store, api, toasts } = await open();
    api.onFailure(messagesCalls.readAllMessages, { kind: 'network' });
    await store.readAll();
    expect(store.unread).toBe(3);
    expect(toasts).toHaveLength(1);
  });
});

describe('one message', () => {
  const message = { ...item(7), body: '正文' };

  test('is read when it is shown, once, and home counts what is left', async () => {
    const api = new FakeApi()
      .on(messagesCalls.getMessage, message)
      .on(messagesCalls.readMessage, { num: 119 });
    const { app } = await fakeApp({ api, user: TEST_USER });
    await new MessageStore(app, 7).load();
    expect(api.requests(messagesCalls.readMessage)).toEqual([{ id: 7 }]);
    expect(app.student.unread).toBe(119);
  });

  test('that was read already is not marked again', async () => {
    const api = new FakeApi().on(messagesCalls.getMessage, { ...message, isRead: true });
    const { app } = await fakeApp({ api, user: TEST_USER });
    await new MessageStore(app, 7).load();
    expect(api.requests(messagesCalls.readMessage)).toEqual([]);
  });

  test('of a parent who has left meanwhile changes nothing for the next one', async () => {
    const api = new FakeApi().on(messagesCalls.getMessage, message);
    const release = api.onHold(messagesCalls.readMessage);
    const { app } = await fakeApp({ api, user: TEST_USER });
    const loading = new MessageStore(app, 7).load();
    for (let round = 0; round < 10; round += 1) await Promise.resolve();
    app.session.setUser({ ...TEST_USER, token: 'token-2', userId: 43 });
    release(ok({ num: 5 }));
    await loading;
    expect(app.student.unread).toBe(0);
  });
});
