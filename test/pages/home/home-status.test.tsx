import { act } from 'react';
import type { AppError } from '@/contract/errors';
import { homeCalls } from '@/contract/home/calls';
import { lessonsCalls } from '@/contract/lessons/calls';
import { profileCalls } from '@/contract/profile/calls';
import { catchUp } from '@/start/session/user';
import { STUDENT } from '../../support/fakes/answers';
import { TEST_USER } from '../../support/fakes/fake-app';
import { backend, openHome } from './home-fixture';

describe('Home of a parent whose child could not be asked for at the start', () => {
  test('shows the child’s home after a retry, without a reload', async () => {
    const api = backend()
      .onFailure(profileCalls.getStudentInfo, { kind: 'timeout' })
      .onFailure(homeCalls.homePageShowConfig, { kind: 'timeout' });
    const screen = await openHome({ api, user: TEST_USER, student: undefined });
    expect(screen.api.requests(lessonsCalls.getTodayClasses)).toEqual([]);
    expect(screen.hasText('重新加载')).toBe(true);
    api.on(profileCalls.getStudentInfo, STUDENT).on(homeCalls.homePageShowConfig, [], 0);
    await screen.tap('重新加载');
    await screen.settle();
    expect(screen.app.student.isOfficial).toBe(true);
    expect(screen.api.requests(lessonsCalls.getTodayClasses)).toHaveLength(1);
  });

  test('says so in place of the classes, offers no free lesson, and knows the child after a retry', async () => {
    const api = backend().onFailure(profileCalls.getStudentInfo, { kind: 'http', status: 500 });
    const screen = await openHome({ api, user: TEST_USER, student: undefined });
    expect(screen.hasText('课 1')).toBe(true);
    expect(screen.app.student.mayAudition).toBe(false);
    api.on(profileCalls.getStudentInfo, STUDENT);
    await screen.tap('重新加载');
    await screen.settle();
    expect(screen.hasText('重新加载')).toBe(false);
    expect(screen.hasText('称重小侦探')).toBe(true);
  });

  test.each<[string, AppError]>([
    ['an error', { kind: 'http', status: 500 }],
    ['too many requests', { kind: 'http', status: 429 }],
    ['no JSON', { kind: 'decode', reason: 'json' }],
  ])('says what went wrong and stays logged in (%s)', async (_what, error) => {
    const api = backend().onFailure(profileCalls.getStudentInfo, error);
    const screen = await openHome({ api, user: TEST_USER, student: undefined });
    await act(() => catchUp(screen.app));
    expect(screen.toasts).toHaveLength(1);
    expect(screen.app.session.isLoggedIn).toBe(true);
  });
});
