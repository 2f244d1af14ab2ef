import { act } from 'react';
import { accountCalls } from '@/contract/account/calls';
import { activitiesCalls } from '@/contract/activities/calls';
import { configurationCalls } from '@/contract/configuration/calls';
import { downloadCalls } from '@/contract/download/calls';
import { growthCalls } from '@/contract/growth/calls';
import { homeCalls } from '@/contract/home/calls';
import { SLOT } from '@/contract/home/values';
import { Runtime } from '@/contract/host';
import { hoursCalls } from '@/contract/hours/calls';
import { lessonsCalls } from '@/contract/lessons/calls';
import { helpCalls } from '@/contract/help/calls';
import { messagesCalls } from '@/contract/messages/calls';
import { rewardsCalls } from '@/contract/rewards/calls';
import { shareCalls } from '@/contract/share/calls';
import { profileCalls } from '@/contract/profile/calls';
import { AuditionStatus } from '@/contract/profile/status';
import { stepupCalls } from '@/contract/stepup/calls';
import { catchUp } from '@/start/session/user';
import { recordVisit } from '@/stores/session/visit';
import type { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, OFFICIAL, TEST_USER, UNOFFICIAL } from '../../support/fakes/fake-app';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import type { OpenedScreen, OpenOptions } from '../support/open-screen';
import { CLOSED_WINDOW, fullBackend } from './calls-backend';
import { HOME_CALLS, isMade, WHERE, WHO, type HomeCall, type Where, type Who } from './calls-table';
import { openHome } from './home-fixture';

const RUNTIMES: Readonly<Record<Where, Runtime>> = {
  web: Runtime.web,
  WeChat: Runtime.weixinWeb,
  'the Android app': Runtime.androidApp,
  'the iOS app': Runtime.iosApp,
};
const NOT_AUDITIONED = { ...UNOFFICIAL, studentAuditionStatusEnums: [{ status: AuditionStatus.notYet }] };
const CALLERS: Readonly<Record<Who, OpenOptions>> = {
  tourist: { user: undefined, student: undefined },
  unofficial: { user: TEST_USER, student: NOT_AUDITIONED },
  official: { user: TEST_USER, student: OFFICIAL },
};
const EVERYBODY_EVERYWHERE = WHO.flatMap((who) => WHERE.map((where) => [who, where] as const));

/** Cards, floats and popups load after the first content, and some calls depend on others. */
const SETTLE_ROUNDS = 8;

async function settle(home: OpenedScreen): Promise<OpenedScreen> {
  for (let round = 0; round < SETTLE_ROUNDS; round += 1) await home.settle();
  return home;
}

const open = async (who: Who, where: Where, api: FakeApi = fullBackend(), more: OpenOptions = {}) =>
  settle(await openHome({ ...CALLERS[who], ...more, api, platform: { runtime: RUNTIMES[where] } }));

const requestsOf = (api: FakeApi, { call, of }: HomeCall): unknown[] =>
  api.sent
    .filter((sent) => sent.call === call)
    .map(({ request }) => request)
    .filter((request) => !of || (request as { typeCode?: string }).typeCode === of.typeCode);

describe.each(EVERYBODY_EVERYWHERE)('home for a(n) %s in %s', (who, where) => {
  let api: FakeApi;
  beforeAll(async () => {
    api = (await open(who, where)).api;
  });

  const cases = HOME_CALLS.map((row) => {
    const times = isMade(row, who, where) ? (row.times ?? 1) : 0;
    return [times === 0 ? 'does not make' : 'makes', row.name, row.why, times, row] as const;
  });
  test.each(cases)('%s %s (%s)', (_makes, _name, _why, times, row) => {
    expect(requestsOf(api, row)).toHaveLength(times);
  });

  test('makes no call that the table does not have', () => {
    const known = new Set(HOME_CALLS.map(({ call }) => call));
    const others = api.sent.filter(({ call }) => !known.has(call) && call.inPlaceOf === undefined);
    expect(others.map(({ call }) => call.path)).toEqual([]);
  });
});

test('the table has every call of the services of home', () => {
  const { checkTag, checkWonderfulMoment, getNewbornEntranceDetail, getFreeTrial } = activitiesCalls;
  const { getLearningReportRecord, updateReportReadStatus } = growthCalls;
  const { getSignPackage, getPosterTask, getBeacoinByShareWechat } = shareCalls;
  const { findDictionary: _dictionary, getUpgradeConfigs: _configs, ...configuration } = configurationCalls;
  const { getTodayClasses, goClass, listenOnlineCourse } = lessonsCalls;
  const { listUnclaimedAward, receiveAward } = hoursCalls;
  const { isSignIn, initTask } = rewardsCalls;
  const others = {
    ...{ getTodayClasses, goClass, listenOnlineCourse, listUnclaimedAward, receiveAward, isSignIn, initTask },
    ...{ checkTag, checkWonderfulMoment, getNewbornEntranceDetail, getFreeTrial },
    ...{ getLearningReportRecord, updateReportReadStatus },
    ...{ getSignPackage, getPosterTask, getBeacoinByShareWechat },
    appLogin: accountCalls.appLogin,
    getAppFlag: downloadCalls.getAppFlag,
    getUnReadMsgNum: messagesCalls.getUnReadMsgNum,
    isPushQuestionnaire: helpCalls.isPushQuestionnaire,
  };
  const services = [homeCalls, configuration, others];
  const known = new Set<unknown>(HOME_CALLS.map(({ call }) => call));
  const missing = services.flatMap((calls) => Object.entries(calls)).filter(([, call]) => !known.has(call));
  expect(missing.map(([name]) => name)).toEqual([]);
});

describe('what the calls say of the parent', () => {
  test.each([
    ['tourist', 1, 3],
    ['unofficial', 3, 1],
    ['official', 2, 2],
  ] as const)('a(n) %s is user type %i of the modules and %i of the slots', async (who, modules, slots) => {
    const { api } = await open(who, 'web');
    expect(api.requests(homeCalls.homePageShowConfig)).toMatchObject([
      { page: 1, limit: 2, showUserType: modules },
    ]);
    expect(api.requests(homeCalls.getPositionBanner).map(({ userType }) => userType)).toEqual([slots, slots]);
  });

  test.each([
    ['web', 1],
    ['WeChat', 1],
    ['the Android app', 2],
    ['the iOS app', 3],
  ] as const)('%s is platform %i', async (where, platform) => {
    const { api } = await open('official', where);
    expect(api.requests(homeCalls.homePageShowConfig)).toMatchObject([{ showDeviceType: platform }]);
    expect(api.requests(homeCalls.listInterestTagPops)).toEqual([{ platformType: platform }]);
    const places = api.requests(homeCalls.getPositionBanner);
    expect(places.map(({ platformType }) => platformType)).toEqual([platform, platform]);
  });

  test('the user id is sent where there is one', async () => {
    const tourist = await open('tourist', 'web');
    expect(tourist.api.requests(homeCalls.homePageShowConfig)[0]).not.toHaveProperty('userId');
    const parent = await open('official', 'web');
    expect(parent.api.requests(homeCalls.homePageShowConfig)).toMatchObject([{ userId: 42 }]);
    expect(parent.api.requests(stepupCalls.getHigherLevelInfo)).toEqual([{ student_id: 42 }]);
    expect(parent.api.requests(growthCalls.getLearningReportRecord)).toMatchObject([
      { userId: 42, step: 'S2-1' },
    ]);
  });

  test('the places of home are asked at once, and its popup for itself', async () => {
    const { api } = await open('official', 'web');
    const asked = api
      .requests(homeCalls.getPositionBanner)
      .flatMap(({ displayPositionId }) => displayPositionId);
    for (const position of Object.values(SLOT.home)) expect(asked).toContain(position);
  });
});

describe('what is asked for only if', () => {
  const pathsOf = ({ api }: OpenedScreen) => new Set(api.sent.map(({ call }) => call.path));

  test('the new student’s feature is open: isOpen of the remote configuration', async () => {
    const home = await open(
      'official',
      'web',
      fullBackend().on(configurationCalls.getNewStudentActivity, { isOpen: false }),
    );
    expect(pathsOf(home)).not.toContain(activitiesCalls.getNewbornEntranceDetail.path);
  });

  test('it is open without a configuration: true is the default', async () => {
    const closed = fullBackend().onFailure(configurationCalls.getNewStudentActivity, { kind: 'network' });
    expect(pathsOf(await open('official', 'web', closed))).toContain(
      activitiesCalls.getNewbornEntranceDetail.path,
    );
  });

  test('the new school year is now: its window', async () => {
    const home = await open(
      'official',
      'web',
      fullBackend().on(configurationCalls.getHigherLevelWindow, CLOSED_WINDOW),
    );
    expect(pathsOf(home)).not.toContain(stepupCalls.getHigherLevelInfo.path);
  });

  test('the static window says so where the configured one fails', async () => {
    const lost = fullBackend().onFailure(configurationCalls.getHigherLevelWindow, { kind: 'network' });
    expect(pathsOf(await open('official', 'web', lost))).not.toContain(stepupCalls.getHigherLevelInfo.path);
  });

  test('there is a user id: neither the new school year nor the report without one', async () => {
    const home = await open('official', 'web', fullBackend(), { user: { ...TEST_USER, userId: 0 } });
    expect(pathsOf(home)).not.toContain(configurationCalls.getHigherLevelWindow.path);
    expect(pathsOf(home)).not.toContain(growthCalls.getLearningReportRecord.path);
  });

  test.each([
    ['an unofficial student with a step has a report', UNOFFICIAL, 'S1-1', 1],
    ['an official student without one has none', OFFICIAL, '', 0],
  ])('there is a step: %s', async (_name, student, step, times) => {
    const { api } = await open('official', 'web', fullBackend(), { student: { ...student, step } });
    expect(api.requests(growthCalls.getLearningReportRecord)).toHaveLength(times);
  });
});

describe('the visit of a native app', () => {
  test.each(EVERYBODY_EVERYWHERE)('is recorded of a(n) %s in %s as it should be', async (who, where) => {
    const fake = await fakeApp({ ...CALLERS[who], platform: { runtime: RUNTIMES[where] } });
    await recordVisit(fake.app);
    const deviceType = { web: undefined, WeChat: undefined, 'the Android app': 1, 'the iOS app': 2 }[where];
    const isRecorded = deviceType !== undefined && who !== 'tourist';
    expect(fake.api.requests(accountCalls.appLogin)).toEqual(isRecorded ? [{ deviceType }] : []);
  });
});

describe('another session', () => {
  test('loads everything again, and the same one loads nothing', async () => {
    const home = await open('official', 'the Android app');
    const before = home.api.sent.length;
    act(() => home.app.session.followed());
    await settle(home);
    expect(home.api.sent).toHaveLength(before);
    act(() => home.app.session.follow({ ...TEST_USER, token: 'token-2', userId: 43 }));
    await settle(home);
    // While the child is loading, home must not be requested as for a tourist.
    expect(home.api.requests(homeCalls.homePageShowConfig)).toHaveLength(1);
    act(() => {
      home.app.student.setInfo({ ...home.app.student.info, ...OFFICIAL });
      home.app.session.followed();
    });
    await settle(home);
    const again = home.api.sent.slice(before).map(({ call }) => call);
    const made = HOME_CALLS.filter((asked) => isMade(asked, 'official', 'the Android app'));
    // The tab config is the same for all users.
    const missing = made.filter(({ call }) => call !== homeCalls.getTabConfig && !again.includes(call));
    expect(missing.map(({ name }) => name)).toEqual([]);
    // One for the page, one for its popup.
    expect(again.filter((call) => call === homeCalls.getPositionBanner)).toHaveLength(2);
  });

  test('taken over from the native app loads each part once, whatever the order of its events', async () => {
    const home = await open('official', 'the Android app');
    const before = home.api.sent.length;
    const official = { ...home.app.student.info };
    const release = home.api.onHold(profileCalls.getStudentInfo);
    act(() => home.app.session.follow({ ...TEST_USER, token: 'token-2', userId: 43 }));
    await settle(home);
    let caughtUp: Promise<void> | undefined;
    act(() => void (caughtUp = catchUp(home.app)));
    // The app shows the page while the child is still loading.
    await leaveAndComeBack(home);
    await settle(home);
    release({ ok: true, value: official });
    await act(async () => caughtUp);
    act(() => home.app.session.followed());
    await settle(home);
    const again = home.api.sent.slice(before).map(({ call }) => call);
    expect(again.filter((call) => call === homeCalls.getPositionBanner)).toHaveLength(2);
    expect(again.filter((call) => call === homeCalls.homePageShowConfig)).toHaveLength(1);
  });

  test('whose child is known late loads as that child’s parent then, not as a tourist', async () => {
    const home = await open('tourist', 'the Android app', fullBackend(), { user: TEST_USER });
    act(() => home.app.student.setInfo({ ...home.app.student.info, ...OFFICIAL }));
    await settle(home);
    const made = new Set(home.api.sent.map(({ call }) => call));
    const expected = HOME_CALLS.filter(({ who }) => who.includes('official') && !who.includes('tourist'));
    expect(expected.filter(({ call }) => !made.has(call)).map(({ name }) => name)).toEqual([]);
  });

  test('that has ended takes the calls of students with it', async () => {
    const home = await open('official', 'web');
    const before = home.api.sent.length;
    act(() => home.app.session.clear());
    await settle(home);
    const students = HOME_CALLS.filter(({ who }) => who.length > 0 && !who.includes('tourist'));
    const after = new Set(home.api.sent.slice(before).map(({ call }) => call));
    expect(students.filter(({ call, of }) => !of && after.has(call)).map(({ name }) => name)).toEqual([]);
  });
});
