import { act } from 'react';
import { coursesCalls } from '@/contract/courses/calls';
import MyTabClass from '@/pages/courses/my-tab-class';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { openScreen } from '../support/open-screen';

async function openCourses() {
  const api = new FakeApi().on(coursesCalls.getCourseStudyList, []);
  const screen = await openScreen('myTabClass', MyTabClass, { user: TEST_USER, student: OFFICIAL, api });
  return { screen, loads: () => api.requests(coursesCalls.getCourseStudyList).length };
}

describe('a tab page that is shown again', () => {
  test('does not load again for the same session', async () => {
    const { screen, loads } = await openCourses();
    await leaveAndComeBack(screen);
    expect(loads()).toBe(1);
  });

  test('loads again for another session', async () => {
    const { screen, loads } = await openCourses();
    await leaveAndComeBack(screen, () => screen.app.session.setUser({ token: 'token-2' }));
    expect(loads()).toBe(2);
  });

  test('shows nothing of a session that ended', async () => {
    const { screen } = await openCourses();
    expect(screen.hasText('暂无课程内容~')).toBe(true);
    await act(async () => screen.app.session.clear());
    expect(screen.hasText('暂无课程内容~')).toBe(false);
  });
});
