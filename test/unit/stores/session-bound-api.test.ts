import { accountCalls } from '@/contract/account/calls';
import { messagesCalls } from '@/contract/messages/calls';
import { trackingCalls } from '@/contract/tracking/calls';
import { ok } from '@/contract/errors';
import { createApp } from '@/stores/app/create-app';
import { createFakePlatform } from '@/platform/fake';
import { errorText } from '@/services/error-text';
import { Loadable } from '@/stores/data/loadable';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_CONFIG, TEST_USER, type FakeApp } from '../../support/fakes/fake-app';
import { FakeTime } from '../../support/fakes/fake-time';
import { settled } from '../tracking/support/settled';

const ANOTHER = { ...TEST_USER, token: 'token-2', userId: 43 };
const STALE = { ok: false, error: { kind: 'stale' } };

const changes: readonly [string, (fake: FakeApp) => void][] = [
  ['the parent logged out', ({ app }) => app.session.clear()],
  [
    'the parent logged out and in again',
    ({ app }) => {
      app.session.clear();
      app.session.setUser(TEST_USER);
    },
  ],
  ['another parent logged in', ({ app }) => app.session.setUser(ANOTHER)],
  ['the native app passed another parent', ({ app }) => void app.session.follow(ANOTHER)],
];

describe.each(changes)('an answer that comes after %s', (_what, change) => {
  it('never reaches who asked', async () => {
    const api = new FakeApi();
    const release = api.onHold(messagesCalls.getUnReadMsgNum);
    const fake = await fakeApp({ user: TEST_USER, api });
    const answer = fake.app.api.call(messagesCalls.getUnReadMsgNum, { reqType: 0, userType: 1 });
    change(fake);
    release(ok({ num: 7 }));
    expect(await answer).toEqual(STALE);
  });

  it('is never shown, neither its content nor its failure', async () => {
    const api = new FakeApi();
    const release = api.onHold(messagesCalls.getMessageKinds);
    const fake = await fakeApp({ user: TEST_USER, api });
    const kinds = new Loadable<unknown>();
    const loading = kinds.load(() => fake.app.api.call(messagesCalls.getMessageKinds, {}));
    change(fake);
    release({ ok: false, error: { kind: 'business', code: '1', message: '别人的消息' } });
    const result = await loading;
    expect([kinds.status, kinds.value]).toEqual(['failed', undefined]);
    fake.app.feedback.toast(SAID);
    fake.app.feedback.toast(result.ok ? 'shown' : errorText(result.error));
    expect([fake.toasts, fake.feedback.toastText]).toEqual([[SAID], SAID]);
  });

  it('is dropped with its count, too', async () => {
    const fake = await fakeApp({
      user: TEST_USER,
      api: new FakeApi().on(messagesCalls.getMessages, [], 3),
    });
    const answer = fake.app.api.callCounted(messagesCalls.getMessages, { page: 1, limit: 10 });
    change(fake);
    expect(await answer).toEqual(STALE);
  });

  it('of an upload or of the phone is dropped as well', async () => {
    const fake = await fakeApp({ user: TEST_USER });
    const uploaded = fake.app.files.upload([]);
    const read = fake.app.session.own(Promise.resolve(ok('their photo')));
    change(fake);
    expect([await uploaded, await read]).toEqual([STALE, STALE]);
  });
});

const SAID = '登录状态已过期，请重新登录';

describe('an answer arrives', () => {
  it('when the native app gave the same parent a new token meanwhile', async () => {
    const api = new FakeApi().on(messagesCalls.getUnReadMsgNum, { num: 7 });
    const { app } = await fakeApp({ user: TEST_USER, api });
    const answer = app.api.call(messagesCalls.getUnReadMsgNum, { reqType: 0, userType: 1 });
    app.session.follow({ ...TEST_USER, token: 'token-new' });
    expect(await answer).toEqual(ok({ num: 7 }));
  });

  it('when more becomes known of the parent meanwhile', async () => {
    const api = new FakeApi().on(messagesCalls.getUnReadMsgNum, { num: 7 });
    const { app } = await fakeApp({ user: TEST_USER, api });
    const answer = app.api.call(messagesCalls.getUnReadMsgNum, { reqType: 0, userType: 1 });
    app.session.setUser({ openId: 'open-1' });
    expect(await answer).toEqual(ok({ num: 7 }));
  });

  it('to a call with a token of its own, whatever session there is by then', async () => {
    const api = new FakeApi().on(accountCalls.phoneChangeWechat, null);
    const { app } = await fakeApp({ user: TEST_USER, api });
    const request = { appTypeCode: 'MASTER_WECHAT', openid: 'open-1' } as const;
    const answer = app.api.call(accountCalls.phoneChangeWechat, request, { token: 'token-1' });
    app.session.clear();
    expect(await answer).toEqual(ok(null));
  });
});

it('an event that was tracked and has arrived is not sent again, although the parent left meanwhile', async () => {
  const api = new FakeApi();
  const release = api.onHold(trackingCalls.writeKafka);
  const platform = createFakePlatform();
  const time = new FakeTime();
  const app = await createApp({ platform, config: TEST_CONFIG, clock: time, scheduler: time, api });
  app.session.setUser(TEST_USER);
  app.tracker.track('logout', { page: 'option' });
  await settled();
  time.advance(3000);
  await settled();
  app.session.clear();
  release(ok(null));
  await settled();
  time.advance(600_000);
  await settled();
  expect(api.requests(trackingCalls.writeKafka)).toHaveLength(1);
});
