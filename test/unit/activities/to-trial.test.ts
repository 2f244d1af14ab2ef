import { activitiesCalls } from '@/contract/activities/calls';
import { FreeTrialState } from '@/contract/activities/values';
import { AuditionStatus } from '@/contract/profile/status';
import { freeTrialGate } from '@/features/activities/free-trial/gate';
import { toTrial } from '@/features/activities/free-trial/to-trial';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, OFFICIAL, TEST_USER, UNOFFICIAL } from '../../support/fakes/fake-app';

const NOT_AUDITIONED = { ...UNOFFICIAL, studentAuditionStatusEnums: [{ status: AuditionStatus.notYet }] };
const claimed = { state: FreeTrialState.claimed, claimedAt: '2026-11-20 10:00:00' };
const LESSON = { liveId: 7, name: '第1讲', lessonTime: '2026-11-22 10:00:00', durationMinutes: 40 };

describe('an offer of a lesson to try', () => {
  it('opens the sheet for a visitor, and moves nowhere', async () => {
    const { app, platform } = await fakeApp();
    await toTrial(app);
    expect([app.get(freeTrialGate).isOpen, platform.navigation.moves]).toEqual([true, []]);
  });

  it.each([
    ['is open', 'booking', { state: FreeTrialState.open, claimedAt: '' }, 'booking/index', 1],
    ['has no time', 'booking', claimed, 'booking/index', 0],
    [
      'has a time',
      'its lesson',
      { ...claimed, state: FreeTrialState.booked, lesson: LESSON },
      'before-class/index?liveId=7',
      0,
    ],
  ])('leads a parent whose trial %s to %s', async (_state, _place, trial, page, claims) => {
    const api = new FakeApi()
      .on(activitiesCalls.getFreeTrial, trial)
      .on(activitiesCalls.claimFreeTrial, { ...claimed, isNew: true });
    const { app, platform } = await fakeApp({ api, user: TEST_USER, student: NOT_AUDITIONED });
    await toTrial(app);
    expect(platform.navigation.last?.url).toContain(page);
    expect(api.requests(activitiesCalls.claimFreeTrial)).toHaveLength(claims);
  });

  it('leads a pupil to booking', async () => {
    const { app, platform } = await fakeApp({ user: TEST_USER, student: OFFICIAL });
    await toTrial(app);
    expect(platform.navigation.last?.url).toContain('booking/index');
  });
});
