import { configurationCalls } from '@/contract/configuration/calls';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { coursesCalls } from '@/contract/courses/calls';
import { Subject, SubjectCode } from '@/contract/courses/values';
import { deliveriesCalls } from '@/contract/deliveries/calls';
import { homeworkCalls } from '@/contract/homework/calls';
import { Runtime } from '@/contract/host';
import { profileCalls } from '@/contract/profile/calls';
import { createFakePlatform } from '@/platform/fake';
import ParentsCenter from '@/pages/profile/parents-center';
import type { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER, UNOFFICIAL, type FakeApp } from '../../support/fakes/fake-app';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { openScreen, type OpenOptions, type OpenedScreen } from '../support/open-screen';
import { mineBackend, mineConfigs, privateInfo } from './mine-backend';

const open = (options: OpenOptions = {}, api: FakeApi = mineBackend()) =>
  openScreen('parentsCenter', ParentsCenter, { user: TEST_USER, student: OFFICIAL, api, ...options });

async function openAndWatch(api: FakeApi = mineBackend(), runtime: Runtime = Runtime.weixinWeb) {
  let go: jest.SpyInstance | undefined;
  const prepare = ({ app }: FakeApp) => (go = jest.spyOn(app.router, 'go'));
  const screen = await open({ platform: { runtime }, prepare }, api);
  return { screen, asked: () => go?.mock.calls ?? [] };
}

const titles = (screen: OpenedScreen) =>
  screen.allByClass('entry-tile__title').map(({ textContent }) => textContent);

const sections = (screen: OpenedScreen) =>
  screen.allByClass('entry-section__title').map(({ textContent }) => textContent);

const configured = (typeCode: string, row: object | undefined): FakeApi =>
  mineBackend().on(configurationCalls.getUpgradeConfig, (request) => [
    { typeCode: request.typeCode, ...(request.typeCode === typeCode ? row : mineConfigs[request.typeCode]) },
  ]);

afterEach(() => void Object.assign(globalThis, { __SCENARIOS__: false }));

describe('the entries of mine', () => {
  test('a web parent of an official child finds all but praise and tutor', async () => {
    const screen = await open();
    expect(sections(screen)).toEqual(['我的学习', '我的账户', '限时活动', '全部服务', '服务中心']);
    expect(titles(screen)).toEqual([
      ...['学习任务', '我的报告', '每周小结', '错题本', '请假补课', '帮助中心', '学习资料'],
      ...['我的订单', '我的地址', '我的物流'],
      ...['活动中心', '豌豆商城', '我的任务', '我的勋章', '邀请有礼'],
      ...['我的课程', '公开课', '豌豆课堂', '宝贝学', '宝贝秀', '学霸专区', '小老师', '有声故事'],
      ...['在线咨询', '电话咨询', '意见反馈', '设置'],
    ]);
  });

  test.each([
    ['the mini program', { runtime: Runtime.weixinMiniApp }],
    ['a page in its web-view', { runtime: Runtime.weixinWeb, insideMiniProgram: true }],
  ])('%s has its own short list', async (_where, platform) => {
    const screen = await open({ platform });
    expect(sections(screen)).toEqual(['我的账户', '限时活动', '服务中心']);
    expect(titles(screen)).toEqual([
      ...['我的订单', '我的地址', '我的物流', '豌豆商城'],
      ...['在线咨询', '意见反馈', '设置'],
    ]);
    expect(screen.hasText('我的兑换')).toBe(false);
  });

  test.each([
    ['a parent', {}],
    ['a visitor', { user: undefined, student: undefined }],
  ])('%s of the mini program has the testers’ table of what is hidden and why', async (_who, who) => {
    Object.assign(globalThis, { __SCENARIOS__: true });
    const screen = await open({ ...who, platform: { runtime: Runtime.weixinMiniApp } });
    expect(titles(screen)).not.toContain('每周小结');
    expect(screen.byClass('rules-table').textContent).toContain(
      '每周小结 week不在微信小程序内；在读学员不在微信小程序内（现在：在小程序内）',
    );
  });

  test('without its switch the mini program has no shop, and no section for it', async () => {
    const api = configured(ConfigTypeCode.integralMall, { jsonExpand: { url: 'https://shop.example/' } });
    const screen = await open({ platform: { runtime: Runtime.weixinMiniApp } }, api);
    expect(sections(screen)).toEqual(['我的账户', '服务中心']);
  });

  test('what the mini program does not show it does not ask for', async () => {
    const api = mineBackend();
    await open({ platform: { runtime: Runtime.weixinMiniApp } }, api);
    expect(api.requests(homeworkCalls.workUndoneNum)).toEqual([]);
    expect(api.requests(configurationCalls.getConfigurations)).toEqual([]);
    expect(api.requests(configurationCalls.getUpgradeConfig).map(({ typeCode }) => typeCode)).toEqual([
      ConfigTypeCode.integralMall,
      ConfigTypeCode.serviceCenter,
      ConfigTypeCode.inviteMath,
    ]);
  });

  test('an unofficial child has no materials, and its homework is not counted', async () => {
    const api = mineBackend();
    const screen = await open({ student: UNOFFICIAL }, api);
    expect(titles(screen)).not.toContain('学习资料');
    expect(api.requests(homeworkCalls.workUndoneNum)).toEqual([]);
  });

  test('counts unfinished homework and marks new deliveries, aloud too', async () => {
    const screen = await open();
    expect(screen.allByClass('entry-tile').map((tile) => tile.getAttribute('aria-label'))).toEqual(
      expect.arrayContaining(['学习任务 5项未完成', '我的物流 新']),
    );
  });

  test.each([
    ['1.0.6', Runtime.iosApp, false],
    ['1.0.7', Runtime.iosApp, true],
    ['2.5.0', Runtime.androidApp, false],
  ])('praise in version %s of %s: %s', async (appVersion, runtime, isShown) => {
    const environment = { ...createFakePlatform().environment, appVersion };
    const screen = await open({ platform: { runtime, environment } });
    expect(titles(screen).includes('好评鼓励')).toBe(isShown);
  });

  test.each([
    ['all', [], true],
    ['white', [42], true],
    ['white', [43], false],
    ['off', [], false],
  ] as const)('wrong questions with main_switch %s and list %j: %s', async (main, list, isShown) => {
    const api = mineBackend().on(configurationCalls.getConfigurations, {
      No_wrong_subject_me_list: { main_switch: main, white_list: [...list] },
    });
    expect(titles(await open({}, api)).includes('错题本')).toBe(isShown);
  });

  test.each([
    [0, false],
    [9001, true],
  ])('a tutor of id %d shows: %s', async (crUid, isShown) => {
    const api = mineBackend().on(profileCalls.getPrivateInfo, { ...privateInfo, crUid });
    expect(titles(await open({}, api)).includes('辅导老师')).toBe(isShown);
  });

  test('what the operator did not configure is not shown', async () => {
    const api = mineBackend().on(configurationCalls.getUpgradeConfig, []);
    const shown = titles(await open({}, api));
    for (const title of ['豌豆商城', '邀请有礼', '在线咨询', '电话咨询']) expect(shown).not.toContain(title);
  });

  test('a mistyped configuration hides its entry and nothing else', async () => {
    const api = configured(ConfigTypeCode.serviceCenter, { typeValue: '{phone' });
    const shown = titles(await open({}, api));
    expect(shown).not.toContain('在线咨询');
    expect(shown).toContain('豌豆商城');
  });

  test('badges are refreshed when the parent comes back', async () => {
    const api = mineBackend();
    const screen = await open({}, api);
    const before = api.requests(deliveriesCalls.isLogisticsMark).length;
    api.on(deliveriesCalls.isLogisticsMark, { isMark: 0 });
    await leaveAndComeBack(screen);
    expect(api.requests(deliveriesCalls.isLogisticsMark)).toHaveLength(before + 1);
    const spoken = screen.allByClass('entry-tile').map((tile) => tile.getAttribute('aria-label'));
    expect(spoken).toContain('我的物流');
  });
});

describe('all services', () => {
  test.each([
    ['我的课程', 'courses/my-class'],
    ['公开课', 'classes/open-class-list'],
    ['豌豆课堂', 'classes/pea-class-list'],
    ['宝贝学', 'courses/baby-study-list'],
    ['宝贝秀', 'works/baby-show'],
    ['学霸专区', 'straight/list'],
    ['小老师', 'works/little-teacher-list'],
    ['有声故事', 'stories/sound-story-page'],
  ])('%s is one tap from mine, whatever the operator places', async (title, page) => {
    const screen = await open();
    await screen.tap(title);
    expect(screen.platform.navigation.last).toEqual({ how: 'push', url: `/pages/${page}/index` });
  });
});

describe('where the entries lead', () => {
  const last = (screen: OpenedScreen) => screen.platform.navigation.last?.url ?? '';

  test('a browser is led from the shop to the app', async () => {
    const screen = await open();
    await screen.tap('豌豆商城');
    expect(screen.hasText('商城需要在豌豆家长端中打开，是否前往下载？')).toBe(true);
    await screen.tap('去下载');
    expect(last(screen)).toContain('pages/download/download-app/index?type=2&enter=61');
  });

  test('a cancelled question changes no page', async () => {
    const screen = await open();
    await screen.tap('豌豆商城');
    await screen.tap('取消');
    expect(screen.platform.navigation.moves).toEqual([]);
  });

  test('reports of several subjects are a list each, and in a browser that of all evaluations', async () => {
    const subjects = [
      { subject: Subject.wandou, name: '豌豆思维', brandCode: SubjectCode.wandou, cateId: 7 },
      { subject: Subject.weiqi, name: '围棋', brandCode: SubjectCode.weiqi },
    ];
    const api = mineBackend().on(coursesCalls.getUserSubject, subjects);
    const { screen, asked } = await openAndWatch(api);
    await screen.tap('我的报告');
    expect(asked()).toEqual([['growUpGrowReportList', { key: '1' }]]);
    const inBrowser = await openAndWatch(api, Runtime.web);
    await inBrowser.screen.tap('我的报告');
    expect(inBrowser.asked()).toEqual([['evaReportList', { grow: 'false' }]]);
  });

  test('reports where no subject is known are the evaluation’s', async () => {
    const { screen, asked } = await openAndWatch(mineBackend().on(coursesCalls.getUserSubject, []));
    await screen.tap('我的报告');
    expect(asked()).toEqual([['evaReportList', { grow: 'false' }]]);
  });

  test.each([
    [Subject.wandou, SubjectCode.wandou, { grow: 'false', subject: '0', cateId: '7' }],
    [Subject.weiqi, SubjectCode.weiqi, { grow: 'false', subject: '5' }],
  ])('reports of subject %d alone', async (subject, brandCode, params) => {
    const only = [{ subject, name: '', brandCode, cateId: 7 }];
    const { screen, asked } = await openAndWatch(mineBackend().on(coursesCalls.getUserSubject, only));
    await screen.tap('我的报告');
    expect(asked()).toEqual([['evaReportList', params]]);
  });

  test('study tasks are the class list of every subject', async () => {
    const { screen, asked } = await openAndWatch();
    await screen.tap('学习任务');
    expect(asked()).toEqual([['myClassList', { courseType: '1', multiSubject: '1' }]]);
  });

  test('the tutor is asked for by the id of the child', async () => {
    const api = mineBackend().on(profileCalls.getPrivateInfo, { ...privateInfo, crUid: 9001 });
    const { screen, asked } = await openAndWatch(api);
    await screen.tap('辅导老师');
    expect(asked()).toEqual([['tutor', { crUid: '9001' }]]);
  });

  test('every tap is tracked, with the entry', async () => {
    const screen = await open();
    await screen.tap('我的订单');
    await screen.tap('我的兑换');
    expect(screen.tracker.payloads('mine_entry_click')).toEqual([
      { entry: 'orders' },
      { entry: 'exchanges' },
    ]);
  });
});
