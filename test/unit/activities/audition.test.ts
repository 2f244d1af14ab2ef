import type { AuditionStatus } from '@/contract/profile/status';
import { freeTrialPopup } from '@/features/activities/free-trial/entry';
import { freeTrialGate } from '@/features/activities/free-trial/gate';
import { agePopup } from '@/features/profile/age-popup/entry';
import { askAge } from '@/stores/session/after-login';
import { fakeApp, OFFICIAL, TEST_USER, UNOFFICIAL } from '../../support/fakes/fake-app';

const auditioned = (...statuses: AuditionStatus[]) => ({
  ...UNOFFICIAL,
  studentAuditionStatusEnums: statuses.map((status) => ({ status })),
});

describe('The audition', () => {
  it.each([
    ['a tourist', undefined, true],
    ['an unofficial student with status N', auditioned('N'), true],
    ['one who has auditioned', auditioned('Y'), false],
    ['one who has auditioned in one of two subjects', auditioned('N', 'Y'), false],
    ['one without a status', auditioned(), false],
    ['an official student', { ...OFFICIAL, studentAuditionStatusEnums: [{ status: 'N' as const }] }, false],
  ])('of %s: offered is %s', async (_who, student, isOffered) => {
    const { app } = await fakeApp(student ? { user: TEST_USER, student } : {});
    expect(app.student.mayAudition).toBe(isOffered);
  });
});

describe('The popup of the free trial', () => {
  it('is for visitors, twice', async () => {
    const { app } = await fakeApp();
    expect([(await freeTrialPopup.due(app)).length, freeTrialPopup.limit]).toEqual([1, 2]);
    const inside = await fakeApp({ user: TEST_USER, student: UNOFFICIAL });
    expect(await freeTrialPopup.due(inside.app)).toEqual([]);
  });

  it('asks for the age by itself: home does not ask meanwhile', async () => {
    const { app } = await fakeApp({ user: TEST_USER, student: UNOFFICIAL });
    askAge(app);
    expect(await agePopup.due(app)).toHaveLength(1);
    app.get(freeTrialGate).open();
    expect(await agePopup.due(app)).toEqual([]);
  });
});
