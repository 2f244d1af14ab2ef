import { act } from 'react';
import { activitiesCalls } from '@/contract/activities/calls';
import { configurationCalls } from '@/contract/configuration/calls';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { growthCalls } from '@/contract/growth/calls';
import { homeCalls } from '@/contract/home/calls';
import { Runtime } from '@/contract/host';
import { hoursCalls } from '@/contract/hours/calls';
import { lessonsCalls } from '@/contract/lessons/calls';
import { messagesCalls } from '@/contract/messages/calls';
import { rewardsCalls } from '@/contract/rewards/calls';
import { shareCalls } from '@/contract/share/calls';
import { stepupCalls } from '@/contract/stepup/calls';
import type { CallEntry } from '@/contract/define';
import { swipe } from '../components/support';
import type { OpenedScreen } from '../support/open-screen';
import { fullBackend } from './calls-backend';
import { asTourist, lesson, openHome } from './home-fixture';

/** Cards, floats and popups load after the first content. */
const SETTLE_ROUNDS = 8;

async function settle(home: OpenedScreen): Promise<void> {
  for (let round = 0; round < SETTLE_ROUNDS; round += 1) await home.settle();
}

async function whole(home: OpenedScreen): Promise<OpenedScreen> {
  await settle(home);
  return home;
}

/** The calls made during a user action. */
async function callsWhile(home: OpenedScreen, does: () => Promise<void>): Promise<readonly CallEntry[]> {
  const before = home.api.sent.length;
  await does();
  await settle(home);
  return home.api.sent.slice(before).map(({ call }) => call);
}

const paths = (calls: readonly CallEntry[]): string[] => calls.map(({ path }) => path).sort();

async function pullDown(home: OpenedScreen): Promise<void> {
  const at = (y: number): readonly [number, number] => [100, y];
  await act(async () => swipe(home.byClass('pull-to-refresh'), [at(100), at(110), at(600)]));
}

describe('a pull', () => {
  beforeAll(() => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(83);
  });
  afterAll(() => void jest.restoreAllMocks());

  test('asks for everything that home shows, and for nothing twice', async () => {
    const home = await whole(await openHome({ api: fullBackend() }));
    const calls = await callsWhile(home, () => pullDown(home));
    expect(paths(calls)).toEqual(
      paths([
        lessonsCalls.getTodayClasses,
        homeCalls.getTonight,
        homeCalls.homePageShowConfig,
        configurationCalls.getNewStudentActivity,
        activitiesCalls.getNewbornEntranceDetail,
        homeCalls.getPositionBanner,
        messagesCalls.getUnReadMsgNum,
        // The cards above the modules, including the class hours tip.
        hoursCalls.listUnclaimedAward,
        configurationCalls.getHigherLevelWindow,
        stepupCalls.getHigherLevelInfo,
        stepupCalls.getStepUpInfo,
        growthCalls.getLearningReportRecord,
        shareCalls.getPosterTask,
        configurationCalls.getUpgradeConfig,
        // The floating icons.
        activitiesCalls.checkWonderfulMoment,
        configurationCalls.getUpgradeConfig,
        // Popups that became due since, or could not be requested before.
        homeCalls.getPositionBanner,
        homeCalls.listInterestTagPops,
        rewardsCalls.isSignIn,
        configurationCalls.getUpgradeConfig,
        messagesCalls.isSubscribe,
      ]),
    );
    const typeCodes = home.api
      .requests(configurationCalls.getUpgradeConfig)
      .slice(-3)
      .map(({ typeCode }) => typeCode);
    const { homeActivities, invite, officialAccount } = ConfigTypeCode;
    expect(typeCodes.sort()).toEqual([homeActivities, invite, officialAccount].sort());
    expect(home.api.requests(homeCalls.homePageShowConfig).pop()).toMatchObject({ page: 1, limit: 2 });
  });

  test('asks for no more of a tourist than there is for them', async () => {
    const home = await whole(await asTourist({ api: fullBackend() }));
    const calls = await callsWhile(home, () => pullDown(home));
    expect(paths(calls)).toEqual(
      paths([
        homeCalls.homePageShowConfig,
        homeCalls.getPositionBanner,
        configurationCalls.getUpgradeConfig,
        // The configured popup.
        homeCalls.getPositionBanner,
      ]),
    );
  });

  test('in a native app does not ask for the hours again: their popup was due at the opening', async () => {
    const api = fullBackend().on(hoursCalls.listUnclaimedAward, []);
    const home = await whole(await openHome({ api, platform: { runtime: Runtime.androidApp } }));
    const calls = await callsWhile(home, () => pullDown(home));
    expect(paths(calls)).not.toContain(hoursCalls.listUnclaimedAward.path);
    expect(paths(calls)).toContain(shareCalls.getPosterTask.path);
  });

  test('shows what has changed meanwhile: a new report, hours, an activity', async () => {
    const api = fullBackend()
      .on(hoursCalls.listUnclaimedAward, [])
      .on(configurationCalls.getUpgradeConfig, []);
    const home = await whole(await openHome({ api }));
    expect(home.hasText('领取')).toBe(false);
    api.on(hoursCalls.listUnclaimedAward, [{ giveClass: 3, packageReceives: [{ packageId: 1 }] }] as never);
    await callsWhile(home, () => pullDown(home));
    expect(home.hasText('领取')).toBe(true);
  });
});

describe('a tap', () => {
  test('on what the operator placed is recorded, once', async () => {
    const home = await whole(await openHome({ api: fullBackend() }));
    const calls = await callsWhile(home, () => home.tap(home.byText('围棋')));
    expect(paths(calls)).toEqual([homeCalls.bannerAccess.path]);
    expect(home.api.requests(homeCalls.bannerAccess)).toEqual([{ id: 2, userId: 42 }]);
  });

  test('of a tourist is recorded without a user id', async () => {
    const home = await whole(await asTourist({ api: fullBackend() }));
    await callsWhile(home, () => home.tap(home.byText('围棋')));
    expect(home.api.requests(homeCalls.bannerAccess)).toEqual([{ id: 2 }]);
  });

  test('on a new report opens its page, which marks it read: home asks nothing', async () => {
    const home = await whole(await openHome({ api: fullBackend() }));
    const calls = await callsWhile(home, () => home.tap(home.byClass('study-situation__report')));
    expect(calls).toEqual([]);
    expect(home.platform.navigation.last?.url).toContain('/pages/growth/report-stage/index');
  });

  test('on the hours of the web claims them, and nothing is asked twice', async () => {
    const home = await whole(await openHome({ api: fullBackend() }));
    const calls = await callsWhile(home, () => home.tap('领取'));
    expect(paths(calls)).toEqual([hoursCalls.receiveAward.path]);
    expect(home.hasText('领取成功')).toBe(true);
  });

  test.each([
    ['asks nothing on the web, where listening is impossible', Runtime.web, []],
    [
      'enters by task 16 in the native app',
      Runtime.androidApp,
      [lessonsCalls.goClass.path, lessonsCalls.listenOnlineCourse.path],
    ],
  ])('on a class %s', async (_name, runtime, expected) => {
    const api = fullBackend().on(lessonsCalls.goClass, { liveId: 7, liveStatus: 1 });
    // Otherwise the class hours popup would cover the class.
    api.on(lessonsCalls.listenOnlineCourse, null).on(hoursCalls.listUnclaimedAward, []);
    api.on(lessonsCalls.getTodayClasses, [lesson(7, '2026-11-21 09:50:00', '第3讲')]);
    const home = await whole(await openHome({ api, platform: { runtime } }));
    const calls = await callsWhile(home, () => home.tap('在线旁听'));
    expect(calls.map(({ path }) => path)).toEqual(expected);
  });
});
