import type { Feedback } from '@/services/feedback/types';
import type { SessionStore } from '@/stores/session/session';
import { SessionFeedback } from '@/stores/session/session-feedback';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';

const OTHER = { ...TEST_USER, token: 'token-2', userId: 43 };

describe.each([
  ['a logout', (session: SessionStore) => session.clear()],
  ['another parent of the native app', (session: SessionStore) => session.follow(OTHER)],
])('a question that is open at %s', (_what, end) => {
  test('is closed, and its yes has no effect', async () => {
    const { app, feedback } = await fakeApp({ user: TEST_USER });
    const answers = [app.feedback.confirm({ content: '一' }), app.feedback.confirm({ content: '二' })];
    const open = feedback.confirms;
    end(app.session);
    expect(feedback.confirms).toEqual([]);
    open.forEach(({ answer }) => answer(true));
    expect(await Promise.all(answers)).toEqual([false, false]);
  });

  test('is closed where it has several answers', async () => {
    const { app, feedback } = await fakeApp({ user: TEST_USER });
    const answer = app.feedback.sheet(['一', '二']);
    end(app.session);
    expect([feedback.sheets, await answer]).toEqual([[], null]);
  });
});

describe('a question of the mini program, which cannot be closed', () => {
  test('has no answer once the session is over', async () => {
    const { app } = await fakeApp({ user: TEST_USER });
    let press = (): void => undefined;
    const host: Feedback = {
      toast: () => undefined,
      loading: () => undefined,
      hideLoading: () => undefined,
      confirm: () => new Promise((resolve) => (press = () => resolve(true))),
      sheet: () => Promise.resolve(1),
    };
    const feedback = new SessionFeedback(host, app.session);
    const [confirmed, chosen] = [feedback.confirm({ content: '一' }), feedback.sheet(['一', '二'])];
    app.session.clear();
    press();
    expect([await confirmed, await chosen]).toEqual([false, null]);
  });
});

test('a question stays open when the same parent gets a new token', async () => {
  const { app, feedback } = await fakeApp({ user: TEST_USER });
  const answer = app.feedback.confirm({ content: '一' });
  app.session.setUser({ token: 'token-3' });
  feedback.confirms[0]?.answer(true);
  expect(await answer).toBe(true);
});
