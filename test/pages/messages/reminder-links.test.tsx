import { act } from 'react';
import { ok } from '@/contract/errors';
import { growthCalls } from '@/contract/growth/calls';
import { Runtime } from '@/contract/host';
import { messagesCalls } from '@/contract/messages/calls';
import { reminders } from '@/features/messages/reminders/reminders';
import { screen as toScreen } from '@/features/screen';
import Option from '@/pages/account/option';
import { optionTexts } from '@/pages/account/option/texts';
import ClassAchieve from '@/pages/growth/class-achieve';
import { RemindersScreen } from '@/pages/messages/reminders/parts/reminders-screen.weapp';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { reportWith } from '../growth/report-fixture';
import { backend as classes, lesson, open as openClasses } from '../lessons/class-list-fixture';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';
import { apiOf, inside, ON, row, WeChat, type Row } from './we-chat';

const more = { user: TEST_USER, student: OFFICIAL };

describe('the list of classes', () => {
  beforeEach(restBetweenTaps);
  afterEach(() => jest.restoreAllMocks());

  const LINK = '上课前在微信提醒我';
  const open = (platform: OpenOptions['platform'], rows: Row[], lessons = [lesson(1)]) =>
    openClasses(apiOf(rows, classes(lessons)), { platform });

  it.each([
    ['in the mini program', new WeChat().platform],
    ['in its web view', inside],
  ])(
    'leads to the reminders of classes and homework %s, and asks nothing itself',
    async (_where, platform) => {
      const screen = await open(platform, [row('classSoon', 1, 'accept'), row('homeworkGiven')]);
      expect(screen.api.requests(messagesCalls.listSubscriptions)).toHaveLength(1);
      await screen.tap(LINK);
      expect(screen.platform.navigation.last?.url).toContain('pages/messages/reminders/index?about=class');
    },
  );

  it('asks nothing of WeChat by itself', async () => {
    const weChat = new WeChat();
    const screen = await open(weChat.platform, [row('classSoon')]);
    await screen.tap(LINK);
    expect(weChat.asked).toEqual([]);
  });

  it('shows its classes with the way, so that none moves', async () => {
    const api = classes([lesson(1)]);
    const answer = api.onHold(messagesCalls.listSubscriptions);
    const screen = await openClasses(api, { platform: new WeChat().platform });
    expect(screen.allByClass('lesson-card')).toEqual([]);
    await act(async () => answer(ok([row('classSoon')])));
    await screen.settle();
    expect([screen.allByClass('lesson-card').length, screen.hasText(LINK)]).toEqual([1, true]);
  });

  it('shows its classes where the reminders cannot be loaded', async () => {
    const api = classes([lesson(1)]).onFailure(messagesCalls.listSubscriptions, { kind: 'network' });
    const screen = await openClasses(api, { platform: new WeChat().platform });
    expect([screen.allByClass('lesson-card').length, screen.hasText(LINK)]).toEqual([1, false]);
  });

  it.each<[string, Row[], ReturnType<typeof lesson>[]]>([
    ['a parent who allows both', ON, [lesson(1)]],
    ['a parent whose school offers none', [], [lesson(1)]],
    ['a child without a class', [row('classSoon')], []],
  ])('has no way for %s', async (_who, rows, lessons) => {
    expect((await open(new WeChat().platform, rows, lessons)).hasText(LINK)).toBe(false);
  });

  it('has none at classes that are over', async () => {
    const screen = await open(new WeChat().platform, [row('classSoon')]);
    await screen.tap('已上课');
    expect(screen.hasText(LINK)).toBe(false);
  });

  it('has none outside of the mini program, and asks for none', async () => {
    for (const runtime of [Runtime.web, Runtime.weixinWeb, Runtime.iosApp]) {
      const screen = await open({ runtime }, [row('classSoon')]);
      expect([screen.allByClass('lesson-card').length, screen.hasText(LINK)]).toEqual([1, false]);
      expect(screen.api.requests(messagesCalls.listSubscriptions)).toEqual([]);
    }
  });
});

describe('a report', () => {
  const LINK = '有新报告在微信提醒我';
  const open = (platform: OpenOptions['platform'], rows: Row[], isExample = false) => {
    const api = apiOf(rows)
      .on(growthCalls.getReport, reportWith('afterClass', { isExample }))
      .on(growthCalls.updateReportReadStatus, null);
    return openScreen('classAchieve', ClassAchieve, { ...more, api, platform, query: { id: '12001' } });
  };

  it('leads to the reminder of the next one in the web view of the mini program', async () => {
    const screen = await open(inside, [row('homeworkCorrected', 1, 'accept'), row('reportReady')]);
    await screen.tap(LINK);
    expect(screen.platform.navigation.last?.url).toContain('pages/messages/reminders/index?about=report');
  });

  it.each<[string, Row[], boolean]>([
    ['a parent who allows it', [row('reportReady', 1, 'accept'), row('homeworkCorrected')], false],
    ['a parent whose school offers none', [], false],
    ['an example', [row('reportReady')], true],
  ])('has no way for %s', async (_who, rows, isExample) => {
    expect((await open(inside, rows, isExample)).hasText(LINK)).toBe(false);
  });

  it('has none outside of the mini program, and asks for none', async () => {
    for (const runtime of [Runtime.web, Runtime.weixinWeb, Runtime.iosApp]) {
      const screen = await open({ runtime }, [row('reportReady')]);
      expect([screen.hasText('10月学习报告'), screen.hasText(LINK)]).toEqual([true, false]);
      expect(screen.api.requests(messagesCalls.listSubscriptions)).toEqual([]);
    }
  });
});

describe('the settings', () => {
  const open = (weChat: WeChat, api: FakeApi) =>
    openScreen('option', Option, { ...more, api, platform: weChat.platform });
  const noteIn = (screen: Awaited<ReturnType<typeof open>>) => {
    const shown = screen
      .allByClass('cell')
      .find(({ textContent }) => textContent?.startsWith(optionTexts.push));
    return shown?.textContent?.slice(optionTexts.push.length);
  };
  const TWO = [...ON, row('reportReady', 0, 'reject'), row('deliverySent')];

  it('say how many reminders are on, as their page counts them', async () => {
    const weChat = new WeChat();
    expect(noteIn(await open(weChat, apiOf(TWO)))).toBe('已开启2项');
    weChat.settings.itemSettings = { 'tmpl-classSoon': 'reject' };
    expect(noteIn(await open(weChat, apiOf(TWO)))).toBe('已开启1项');
    const page = await openScreen('weChatReminders', toScreen('weChatReminders', RemindersScreen), {
      ...more,
      api: apiOf(TWO),
      platform: weChat.platform,
    });
    const counted = page.allByClass('cell').filter(({ textContent }) => textContent?.includes('已开启'));
    expect(counted).toHaveLength(1);
    weChat.settings.mainSwitch = false;
    expect(noteIn(await open(weChat, apiOf(TWO)))).toBe('未开启');
    expect(weChat.asked).toEqual([]);
  });

  it('count again when the parent comes back from WeChat’s settings', async () => {
    const weChat = new WeChat();
    const screen = await open(weChat, apiOf(ON));
    weChat.settings = { mainSwitch: false, itemSettings: {} };
    await act(async () => screen.platform.setVisible(true));
    await screen.settle();
    expect(noteIn(screen)).toBe('未开启');
  });

  it('say nothing while it is unknown, and where the operator offers none', async () => {
    const held = new FakeApi();
    const answer = held.onHold(messagesCalls.listSubscriptions);
    const screen = await open(new WeChat(), held);
    expect(noteIn(screen)).toBe('');
    await act(async () => answer(ok([row('classSoon')])));
    await screen.settle();
    expect(noteIn(screen)).toBe('未开启');
    const failing = new FakeApi().onFailure(messagesCalls.listSubscriptions, { kind: 'network' });
    expect(noteIn(await open(new WeChat(), failing))).toBe('');
    expect(noteIn(await open(new WeChat(), apiOf([])))).toBe('');
  });

  it('forget the count with the session', async () => {
    const screen = await open(new WeChat(), apiOf(ON));
    expect(screen.app.get(reminders).countOn).toBe(2);
    await act(async () => screen.app.session.clear());
    expect(screen.app.get(reminders).countOn).toBeUndefined();
  });

  it('ask for no reminders outside of the mini program', async () => {
    const screen = await openScreen('option', Option, {
      ...more,
      api: apiOf(TWO),
      platform: { runtime: Runtime.iosApp },
    });
    expect(screen.api.requests(messagesCalls.listSubscriptions)).toEqual([]);
  });
});
