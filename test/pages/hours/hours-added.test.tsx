import { coursesCalls } from '@/contract/courses/calls';
import { Subject, SubjectCode } from '@/contract/courses/values';
import { hoursCalls } from '@/contract/hours/calls';
import ParentsCenter from '@/pages/profile/parents-center';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { openScreen } from '../support/open-screen';

async function openMine() {
  let baseHours = 20;
  const api = new FakeApi()
    .on(coursesCalls.getUserSubject, [
      { subject: Subject.wandou, name: '豌豆思维', brandCode: SubjectCode.wandou },
    ])
    .on(hoursCalls.queryUserHourGroup, ({ brandCode }) => ({
      brandCode,
      smallLive: { baseHours, giveHours: 0 },
    }))
    .on(hoursCalls.getLeaveSummary, { usableNum: 3 });
  const screen = await openScreen('parentsCenter', ParentsCenter, {
    user: TEST_USER,
    student: OFFICIAL,
    api,
  });
  return {
    screen,
    asked: () => api.requests(hoursCalls.queryUserHourGroup).length,
    add: (hours: number) => (baseHours += hours),
  };
}

describe('the hours of mine', () => {
  test('are refreshed when a gift was claimed elsewhere', async () => {
    const { screen, add, asked } = await openMine();
    expect(screen.hasText('20')).toBe(true);
    await leaveAndComeBack(screen, () => {
      add(5);
      screen.app.student.hoursChanged();
    });
    expect([screen.hasText('25'), asked()]).toEqual([true, 2]);
  });

  test('are asked for once otherwise', async () => {
    const { screen, asked } = await openMine();
    await leaveAndComeBack(screen);
    expect(asked()).toBe(1);
  });
});
