import { coursesCalls } from '@/contract/courses/calls';
import { homeCalls } from '@/contract/home/calls';
import { ResourceType, SLOT } from '@/contract/home/values';
import { Runtime } from '@/contract/host';
import { hoursCalls } from '@/contract/hours/calls';
import { RedirectType } from '@/contract/links/values';
import MyClassHour from '@/pages/hours/my-class-hour';
import type { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER, UNOFFICIAL } from '../../support/fakes/fake-app';
import { hoursApi, SUBJECTS } from '../../unit/support/assets-fixture';
import { openScreen, type OpenOptions } from '../support/open-screen';

const quiet = (api: FakeApi): FakeApi =>
  api.on(hoursCalls.listUnclaimedAward, []).on(homeCalls.getPositionBanner, []);

const open = (api = quiet(hoursApi()), more: OpenOptions = {}) =>
  openScreen('myClassHour', MyClassHour, { user: TEST_USER, student: OFFICIAL, api, ...more });

type Opened = Awaited<ReturnType<typeof open>>;
const total = (screen: Opened) => screen.byClass('hour-summary__number').textContent;
const rows = (screen: Opened) => screen.allByClass('hour-row__head').map(({ textContent }) => textContent);

describe('the page of the hours', () => {
  test('shows live hours brand by brand, bought and given apart, with their total', async () => {
    const screen = await open();
    expect([total(screen), screen.byClass('hour-summary__gifted').textContent]).toEqual([
      '45.6',
      '含赠送 2.4',
    ]);
    expect(rows(screen)).toEqual([
      '豌豆思维购买 23.1 · 赠送 2.225.3课时',
      '编程购买 20.1 · 赠送 0.2 · 含未分类 220.3课时',
    ]);
  });

  test('says when hours expire, which do not, and marks those that expire soon', async () => {
    const screen = await open();
    expect(screen.allByClass('hour-row__end').map(({ textContent }) => textContent)).toEqual([
      '22.3课时将于 2026年12月10日 到期即将到期',
      '其余3课时长期有效',
    ]);
    await screen.tap('录播课时');
    expect(screen.byClass('hour-row__end').textContent).toBe('4课时将于 2027年12月31日 到期');
  });

  test.each([
    ['1', '剩余录播课时', '12'],
    ['2', '剩余请假次数', '4'],
    ['9', '剩余直播课时', '45.6'],
  ])('opens by hourType %s as %s', async (hourType, label, number) => {
    const screen = await open(undefined, { query: { hourType } });
    expect([screen.byClass('hour-summary__label').textContent, total(screen)]).toEqual([label, number]);
  });

  test('leads to the log, of one brand by its row', async () => {
    const screen = await open();
    await screen.tap('课时记录');
    expect(screen.platform.navigation.last?.url).toBe('/pages/hours/class-hour-record/index');
    await screen.advance(500);
    await screen.tap(screen.byClass('hour-row'));
    expect(screen.platform.navigation.last?.url).toContain('brandCode=VIP_WanDou');
  });

  test('shows the leave of each brand and leads to its record', async () => {
    const screen = await open();
    await screen.tap('请假次数');
    expect(screen.allByClass('leave-row').map(({ textContent }) => textContent)).toEqual([
      '豌豆思维3次',
      '编程1次',
    ]);
    await screen.tap('请假补课记录');
    expect(screen.platform.navigation.last?.url).toBe('/pages/lessons/leave-record/index');
  });

  test('is empty for a child without hours, and leads to the courses', async () => {
    const screen = await open(quiet(hoursApi().on(coursesCalls.getUserSubject, [])), { student: UNOFFICIAL });
    expect([screen.hasText('还没有直播课时'), total(screen)]).toEqual([true, '0']);
    await screen.tap('去我的课程');
    expect(screen.platform.navigation.last?.url).toContain('my-tab-class');
  });

  test('shows where the rows will be while it loads', async () => {
    const api = quiet(hoursApi());
    api.onHold(coursesCalls.getUserSubject);
    const screen = await open(api);
    expect([screen.allByClass('skeleton-part').length, total(screen)]).toEqual([3, '- -']);
  });

  test('says that it failed and tries again', async () => {
    const api = quiet(hoursApi()).onFailure(hoursCalls.queryUserHourGroup, { kind: 'network' });
    const screen = await open(api);
    expect([total(screen), screen.allByClass('failed-state').length]).toEqual(['- -', 1]);
    hoursApi(api);
    await screen.tap('重新加载');
    expect(total(screen)).toBe('45.6');
  });

  test('sends a visitor without a session to the login', async () => {
    const screen = await open(undefined, { user: undefined, student: undefined });
    expect(screen.platform.navigation.last?.url).toContain('/pages/account/login/index');
  });

  test('shows the banner that the operator placed there', async () => {
    const slide = {
      id: 5,
      title: '续报有礼',
      type: ResourceType.image,
      imgPath: '/files/banner.png',
      redirectType: RedirectType.none,
    };
    const api = quiet(hoursApi()).on(homeCalls.getPositionBanner, [
      { displayPositionId: SLOT.classHour.banner, dataList: [slide] },
    ]);
    const screen = await open(api);
    expect(screen.allByClass('my-class-hour__banner')).toHaveLength(1);
  });
});

describe('hours that wait to be claimed', () => {
  const waiting = (api = quiet(hoursApi())) =>
    api
      .on(hoursCalls.listUnclaimedAward, [{ giveClass: 3, packageReceives: [{ packageId: 8 }] }])
      .on(hoursCalls.receiveAward, null);

  test('are claimed on the page, once, and counted at once', async () => {
    const api = waiting();
    const screen = await open(api);
    expect(screen.hasText('有3课时等您领取')).toBe(true);
    api.on(coursesCalls.getUserSubject, SUBJECTS.slice(0, 1));
    await screen.tap('领取');
    await screen.settle();
    expect(api.requests(hoursCalls.receiveAward)).toHaveLength(1);
    expect([screen.hasText('等您领取'), screen.toasts.at(-1), total(screen)]).toEqual([
      false,
      '领取成功',
      '25.3',
    ]);
  });

  test('stay when claiming is refused', async () => {
    const api = waiting().onRefusal(hoursCalls.receiveAward, '10000005', '该课时礼包已过领取时间');
    const screen = await open(api);
    await screen.tap('领取');
    expect(screen.hasText('该课时礼包已过领取时间')).toBe(true);
    expect(screen.hasText('有3课时等您领取')).toBe(true);
    await screen.tap('联系客服');
    expect(screen.platform.navigation.last?.url).toContain('help/feedback/index?about=');
  });
});

describe('in the mini program', () => {
  test('there are the hours of the math brand, no gifts and no placements', async () => {
    const api = hoursApi();
    const screen = await open(api, { platform: { runtime: Runtime.weixinMiniApp } });
    expect(rows(screen)).toHaveLength(1);
    expect(api.requests(hoursCalls.getLeaveSummary)).toEqual([
      { brandCodeList: ['VIP_Maths'], unificationId: 'U42' },
    ]);
    expect(api.requests(hoursCalls.listUnclaimedAward)).toEqual([]);
    expect(api.requests(homeCalls.getPositionBanner)).toEqual([]);
  });
});

describe('what the operator placed on the page of hours', () => {
  it('is all drawn: pictures, words, the button that floats and the popup', async () => {
    const { image, text, bottomText, floatButton, popup } = SLOT.classHour;
    const entry = (id: number) => ({
      id,
      title: `位置 ${String(id)}`,
      imgPath: '/files/picture.svg',
      redirectType: RedirectType.innerPage,
      url: '/option',
    });
    const words = (id: number) => ({
      ...entry(id),
      type: ResourceType.text,
      textContent: `文字 ${String(id)}`,
    });
    const api = quiet(hoursApi()).on(homeCalls.getPositionBanner, ({ displayPositionId }) =>
      [image, text, bottomText, floatButton, popup]
        .filter((id) => [displayPositionId].flat().includes(id))
        .map((id) => ({
          displayPositionId: id,
          dataList: [
            id === text || id === bottomText ? words(id) : { ...entry(id), type: ResourceType.image },
          ],
        })),
    );
    const screen = await open(api);
    for (let round = 0; round < 4; round += 1) await screen.settle();
    expect([text, bottomText].filter((id) => !screen.hasText(`文字 ${String(id)}`))).toEqual([]);
    expect(screen.allByClass('resource-rows').length).toBeGreaterThan(0);
    expect(screen.allByClass('float__icon')).toHaveLength(1);
    expect(screen.tracker.payloads('popup_show')).toHaveLength(1);
  });
});
