import { deliveriesCalls } from '@/contract/deliveries/calls';
import type { Delivery } from '@/contract/deliveries/schema';
import { messagesCalls } from '@/contract/messages/calls';
import { lessonsCalls } from '@/contract/lessons/calls';
import { reminders } from '@/features/messages/reminders/reminders';
import Option from '@/pages/account/option';
import DeliveryList from '@/pages/deliveries/list';
import Booking from '@/pages/lessons/booking';
import WeChatReminders from '@/pages/messages/reminders';
import { RemindersScreen } from '@/pages/messages/reminders/parts/reminders-screen.weapp';
import { screen as toScreen } from '@/features/screen';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';
import { apiOf, inside, ON, row, WeChat, type Row } from './we-chat';

// The mini program's twin, as its build has it.
jest.mock('@/features/messages/reminders/along', () =>
  jest.requireActual<object>('@/features/messages/reminders/along.weapp'),
);

const more = { user: TEST_USER, student: OFFICIAL };
const Page = toScreen('weChatReminders', RemindersScreen);
const openReminders = (weChat: WeChat, api: FakeApi, options: OpenOptions = {}) =>
  openScreen('weChatReminders', Page, { ...more, api, platform: weChat.platform, ...options });

describe('the reminders of the mini program', () => {
  beforeEach(restBetweenTaps);
  afterEach(() => jest.restoreAllMocks());

  it('show for each message whether it is on, and do not ask by themselves', async () => {
    const weChat = new WeChat();
    weChat.settings.itemSettings = { 'tmpl-seatExpiring': 'reject' };
    const rows = [
      row('classSoon', 2, 'accept'),
      row('homeworkGiven', 1, 'accept'),
      row('homeworkCorrected'),
      row('reportReady', 0, 'reject'),
      row('seatExpiring', 0, 'reject'),
    ];
    const screen = await openReminders(weChat, apiOf(rows));
    expect(screen.allByClass('cell').map(({ textContent }) => textContent)).toEqual([
      '上课前提醒已开启，还可提醒2次',
      '布置作业提醒已开启',
      '作业批改提醒未开启',
      '学习报告提醒已拒绝',
      '名额到期提醒已关闭，去设置',
    ]);
    expect(weChat.asked).toEqual([]);
  });

  it('are asked for by a tap, whose answer goes to the backend', async () => {
    const weChat = new WeChat();
    const api = apiOf([row('classSoon')]);
    const screen = await openReminders(weChat, api);
    await screen.tap('上课前提醒');
    expect(weChat.asked).toEqual([['tmpl-classSoon']]);
    const [reported] = api.requests(messagesCalls.answerSubscriptions);
    expect(reported).toEqual({ code: 'code-1', answers: [{ topic: 'classSoon', answer: 'accept' }] });
    expect(screen.hasText('已开启')).toBe(true);
    await screen.tap('上课前提醒');
    expect(weChat.asked).toHaveLength(2);
  });

  it('take a refusal in silence, and one without an answer too', async () => {
    const weChat = new WeChat('reject');
    const api = apiOf([row('classSoon')]);
    const screen = await openReminders(weChat, api);
    await screen.tap('上课前提醒');
    expect([screen.toasts, screen.hasText('已拒绝')]).toEqual([[], true]);
    const failing = new WeChat(null);
    const silent = apiOf([row('classSoon')]);
    const other = await openReminders(failing, silent);
    await other.tap('上课前提醒');
    expect([other.toasts, silent.requests(messagesCalls.answerSubscriptions)]).toEqual([[], []]);
  });

  it('are asked for together for what the parent came for, at most one dialog at a time', async () => {
    const weChat = new WeChat();
    weChat.holds = true;
    const rows = [row('classSoon'), row('homeworkGiven'), row('deliverySent')];
    const screen = await openReminders(weChat, apiOf(rows), { query: { about: 'class' } });
    await screen.tap('开启提醒');
    await screen.tap('物流寄出提醒');
    expect(weChat.asked).toEqual([['tmpl-classSoon', 'tmpl-homeworkGiven']]);
    weChat.close?.();
    await screen.settle();
    expect(screen.hasText('开启提醒')).toBe(false);
  });

  it('lead to WeChat’s settings where it would not ask any more', async () => {
    const weChat = new WeChat();
    weChat.settings.mainSwitch = false;
    const screen = await openReminders(weChat, apiOf([row('classSoon')]));
    await screen.tap('上课前提醒');
    expect(weChat.asked).toEqual([]);
    expect(screen.platform.abilities.paramsOf('openPushSetting')).toHaveLength(1);
  });

  it('say so where the operator has none', async () => {
    const screen = await openReminders(new WeChat(), apiOf([]));
    expect(screen.hasText('暂时没有可以开启的提醒')).toBe(true);
  });

  it('are reached from the settings', async () => {
    const screen = await openScreen('option', Option, { ...more, platform: new WeChat().platform });
    await screen.tap('消息通知');
    expect(screen.platform.navigation.last?.url).toContain('pages/messages/reminders/index');
  });
});

describe('a look at a delivery', () => {
  beforeEach(restBetweenTaps);
  afterEach(() => jest.restoreAllMocks());

  const sent = {
    ...{ deliveryId: 1, parcelId: 2, title: '秋季教具', picture: '', state: 'onTheWay', isNew: false },
    ...{ sendTime: '2026-11-20 10:00:00', parcelCount: 1, latestContent: '', latestTime: '' },
  } as unknown as Delivery;
  const open = async (weChat: WeChat, rows: Row[]) => {
    const api = apiOf(rows).on(deliveriesCalls.listDeliveries, [sent]);
    return openScreen('myExpressList', DeliveryList, { ...more, api, platform: weChat.platform });
  };

  it('asks along with the tap, before it leads on, and once a session', async () => {
    const weChat = new WeChat('reject');
    weChat.holds = true;
    const screen = await open(weChat, [row('deliverySent')]);
    expect(weChat.asked).toEqual([]);
    await screen.tap('秋季教具');
    expect([weChat.asked, screen.platform.navigation.moves]).toEqual([[['tmpl-deliverySent']], []]);
    weChat.close?.();
    await screen.settle();
    expect(screen.platform.navigation.last?.url).toContain('pages/deliveries/detail/index');
    await screen.tap('秋季教具');
    expect([weChat.asked.length, screen.platform.navigation.moves.length]).toEqual([1, 2]);
  });

  it.each<[string, Row[]]>([
    ['allows it', [row('deliverySent', 1, 'accept')]],
    ['refused it', [row('deliverySent', 0, 'reject')]],
    ['is not offered it', []],
  ])('leads on at once for a parent who %s', async (_who, rows) => {
    const weChat = new WeChat();
    const screen = await open(weChat, rows);
    await screen.tap('秋季教具');
    expect([weChat.asked, screen.platform.navigation.moves.length]).toEqual([[], 1]);
  });
});

describe('a page in the mini program’s web view', () => {
  const open = (platform: OpenOptions['platform'], rows: Row[]) => {
    const api = apiOf(rows)
      .on(lessonsCalls.listBookingTimes, { courseId: 1, courses: [], times: [] } as never)
      .on(lessonsCalls.listBookings, []);
    return openScreen('aboutClassCenter', Booking, { ...more, api, platform });
  };
  const LINK = '上课前在微信提醒我';

  it('leads to the mini program’s own page, where WeChat asks', async () => {
    const screen = await open(inside, [row('classSoon')]);
    expect(screen.hasText(LINK)).toBe(false);
    await screen.tap('我的预约');
    await screen.tap(LINK);
    expect(screen.platform.navigation.last?.url).toContain('pages/messages/reminders/index?about=class');
  });

  it('shows nothing to a parent who allows it, nor outside of WeChat', async () => {
    const allowed = await open(inside, ON);
    await allowed.tap('我的预约');
    expect(allowed.hasText(LINK)).toBe(false);
    const web = await open({}, [row('classSoon')]);
    await web.tap('我的预约');
    expect(web.hasText(LINK)).toBe(false);
    expect(web.api.requests(messagesCalls.listSubscriptions)).toEqual([]);
  });
});

describe('on H5', () => {
  it('the page says where reminders are, and asks nothing', async () => {
    const api = new FakeApi();
    const screen = await openScreen('weChatReminders', WeChatReminders, { ...more, api });
    expect(screen.hasText('请在微信小程序里设置提醒')).toBe(true);
    expect(api.requests(messagesCalls.listSubscriptions)).toEqual([]);
    expect(screen.app.get(reminders).list.status).toBe('idle');
  });
});
