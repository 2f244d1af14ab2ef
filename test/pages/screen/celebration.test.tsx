import { profileCalls } from '@/contract/profile/calls';
import { rewardsCalls } from '@/contract/rewards/calls';
import DailyCheckIn from '@/pages/rewards/daily-check-in';
import { PRIVATE_INFO } from '../../support/fakes/answers';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { CHECKED_IN, TODAY } from '../rewards/answers';
import { openScreen } from '../support/open-screen';

const CHECK_IN = '立即签到，得4颗星星 + 5豌豆币';

async function open(today = TODAY) {
  const vibrate = jest.fn();
  const api = new FakeApi()
    .on(rewardsCalls.getCheckIn, today)
    .on(rewardsCalls.signIn, CHECKED_IN)
    .on(profileCalls.getPrivateInfo, PRIVATE_INFO);
  const platform = { vibrate };
  const screen = await openScreen('dailyCheckIn', DailyCheckIn, {
    ...{ user: TEST_USER, student: OFFICIAL, api, platform },
  });
  return { ...screen, vibrate };
}

describe('a moment', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'matchMedia'));

  test('is celebrated once for 800 ms, with one short vibration, unheard by screen readers', async () => {
    const screen = await open();
    expect(screen.allByClass('celebration')).toEqual([]);
    await screen.tap(CHECK_IN);
    expect(screen.byClass('celebration').getAttribute('aria-hidden')).toBe('true');
    expect(screen.allByClass('celebration__particle')).toHaveLength(24);
    expect(screen.vibrate).toHaveBeenCalledTimes(1);
    await screen.advance(800);
    expect(screen.allByClass('celebration')).toEqual([]);
  });

  test('rolls the number up from what it was to what it is', async () => {
    const screen = await open();
    await screen.tap(CHECK_IN);
    expect(screen.hasText('20颗星星')).toBe(true);
    await screen.advance(400);
    expect(screen.hasText('22颗星星')).toBe(true);
    await screen.advance(400);
    expect(screen.hasText('24颗星星')).toBe(true);
  });

  test('is not celebrated again when the page is opened again', async () => {
    const screen = await open({ ...TODAY, isDone: true });
    expect(screen.allByClass('celebration')).toEqual([]);
    expect(screen.vibrate).not.toHaveBeenCalled();
  });

  test('moves and shakes nothing for parents who want less motion', async () => {
    Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
    const screen = await open();
    await screen.tap(CHECK_IN);
    expect(screen.allByClass('celebration')).toEqual([]);
    expect(screen.vibrate).not.toHaveBeenCalled();
    expect(screen.hasText('24颗星星')).toBe(true);
  });
});
