import { SubjectCode } from '@/contract/courses/values';
import { Runtime } from '@/contract/host';
import { hoursCalls } from '@/contract/hours/calls';
import { HourChange } from '@/contract/hours/values';
import ClassHourRecord from '@/pages/hours/class-hour-record';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { record, recordsApi } from '../../unit/support/assets-fixture';
import { openScreen, type OpenOptions } from '../support/open-screen';

const LOG = [
  record(5),
  record(4, { change: HourChange.gifted, title: '周年庆礼包', hours: 3, givenHours: 3 }),
  record(3, { change: HourChange.used, hours: -1, givenHours: -0.5, time: '2026-10-30 10:30:00' }),
  record(2, {
    change: HourChange.expired,
    title: '课时已过有效期',
    hours: -2,
    brandCode: SubjectCode.biancheng,
    isRecorded: true,
    time: '2026-10-02 23:59:59',
  }),
  record(1, { change: HourChange.bought, title: '进阶班48课时', hours: 48, time: '2025-12-01 09:00:00' }),
];

const open = (api = recordsApi(LOG), more: OpenOptions = {}) =>
  openScreen('classHourRecord', ClassHourRecord, { user: TEST_USER, student: OFFICIAL, api, ...more });

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('the log of the hours', () => {
  test('has a heading a month and each change with its sign', async () => {
    const screen = await open();
    expect(texts(screen.allByClass('class-hour-record__month'))).toEqual([
      '2026年11月',
      '2026年10月',
      '2025年12月',
    ]);
    expect(texts(screen.allByClass('record-row__hours'))).toEqual(['−1', '+3', '−1', '−2', '+48']);
    expect(screen.hasText('过期 · 编程录播')).toBe(true);
    expect(screen.hasText('含赠送 −0.5')).toBe(true);
    expect(screen.hasText('没有更多了')).toBe(true);
  });

  test('is narrowed by why the hours changed', async () => {
    const screen = await open();
    await screen.tap('赠送');
    expect(texts(screen.allByClass('record-row__title'))).toEqual(['周年庆礼包']);
    await screen.tap('请假返还');
    expect(screen.hasText('没有符合条件的记录')).toBe(true);
    await screen.tap('查看全部');
    expect(screen.allByClass('record-row')).toHaveLength(5);
  });

  test('is narrowed by brand, and by both together', async () => {
    const screen = await open();
    await screen.tap(screen.byClass('brand-filter'));
    await screen.tap('编程');
    expect(texts(screen.allByClass('record-row__title'))).toEqual(['课时已过有效期']);
    await screen.tap('上课');
    expect(screen.api.requests(hoursCalls.listHourRecords).at(-1)).toEqual({
      page: 1,
      limit: 20,
      brandCode: SubjectCode.biancheng,
      change: HourChange.used,
    });
  });

  test.each([
    [SubjectCode.biancheng, 1],
    ['VIP_Nobody', 5],
  ])('opens for the brand %s of its address', async (brandCode, number) => {
    const screen = await open(undefined, { query: { brandCode } });
    expect(screen.allByClass('record-row')).toHaveLength(number);
  });

  test('is empty for a child without hours, and leads to them', async () => {
    const screen = await open(recordsApi([]));
    expect(screen.hasText('还没有课时记录')).toBe(true);
    await screen.tap('查看我的课时');
    expect(screen.platform.navigation.last?.url).toContain('my-class-hour');
  });

  test('shows its shape while it loads, and tries again when it failed', async () => {
    const held = recordsApi(LOG);
    held.onHold(hoursCalls.listHourRecords);
    expect((await open(held)).allByClass('record-row')).toHaveLength(4);
    const api = recordsApi(LOG).onFailure(hoursCalls.listHourRecords, { kind: 'timeout' });
    const screen = await open(api);
    expect(screen.allByClass('failed-state')).toHaveLength(1);
    recordsApi(LOG, api);
    await screen.tap('重新加载');
    expect(screen.allByClass('record-row')).toHaveLength(5);
  });

  test('knows the math brand only in the mini program, and offers no other', async () => {
    const screen = await open(undefined, { platform: { runtime: Runtime.weixinMiniApp } });
    expect(screen.api.requests(hoursCalls.listHourRecords)).toEqual([
      { page: 1, limit: 20, brandCode: SubjectCode.math },
    ]);
    expect(screen.allByClass('brand-filter')).toEqual([]);
    expect(screen.hasText('还没有课时记录')).toBe(true);
  });
});
