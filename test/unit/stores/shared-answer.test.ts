import { messagesCalls } from '@/contract/messages/calls';
import { ok } from '@/contract/errors';
import { sharedResponse } from '@/stores/data/shared-response';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';

const unread = sharedResponse(0, async ({ api }) => {
  const answer = await api.call(messagesCalls.getUnReadMsgNum, { reqType: 0, userType: 1 });
  return answer.ok ? ok(answer.value.num) : answer;
});

describe('a part of the app', () => {
  it('is one and the same for all callers, in this app', async () => {
    const made: object[] = [];
    const part = () => {
      made.push({});
      return made.at(-1);
    };
    const [{ app }, other] = [await fakeApp(), await fakeApp()];
    expect(app.get(part)).toBe(app.get(part));
    expect(other.app.get(part)).not.toBe(app.get(part));
    expect(made).toHaveLength(2);
  });

  it('that is undefined is made once, too', async () => {
    const { app } = await fakeApp();
    let times = 0;
    const part = (): undefined => void (times += 1);
    app.get(part);
    app.get(part);
    expect(times).toBe(1);
  });
});

describe('a shared answer', () => {
  const setUp = async () => {
    const api = new FakeApi().on(messagesCalls.getUnReadMsgNum, { num: 7 });
    const fake = await fakeApp({ user: TEST_USER, student: OFFICIAL, api });
    return {
      ...fake,
      answer: fake.app.get(unread),
      asked: () => api.requests(messagesCalls.getUnReadMsgNum),
    };
  };

  it('is asked for once, however many want it', async () => {
    const { app, answer, asked } = await setUp();
    expect([answer.value, answer.isAwaited]).toEqual([0, true]);
    expect(await Promise.all([answer.once(), app.get(unread).load(), answer.once()])).toEqual([7, 7, 7]);
    expect([await answer.once(), answer.value, answer.isAwaited]).toEqual([7, 7, false]);
    expect(asked()).toHaveLength(1);
  });

  it('that failed leaves the last good one for those who show it', async () => {
    const { answer, api } = await setUp();
    await answer.load();
    api.onFailure(messagesCalls.getUnReadMsgNum, { kind: 'network' });
    expect(await answer.load()).toBe(0);
    expect(answer.value).toBe(7);
  });

  it('for a parent who has left meanwhile is not the next one’s', async () => {
    const { app, answer, api } = await setUp();
    const release = api.onHold(messagesCalls.getUnReadMsgNum);
    const asked = answer.load();
    app.session.setUser({ ...TEST_USER, token: 'token-2', userId: 43 });
    api.on(messagesCalls.getUnReadMsgNum, { num: 1 });
    expect(await answer.once()).toBe(1);
    release(ok({ num: 9 }));
    expect([await asked, answer.value]).toEqual([0, 1]);
  });

  it('goes with the session', async () => {
    const { app, answer } = await setUp();
    await answer.once();
    app.session.clear();
    expect([answer.value, answer.isAwaited]).toEqual([0, true]);
  });
});
