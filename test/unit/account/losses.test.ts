import type { CancellationLosses } from '@/contract/account/cancellation.schema';
import { sayUntil } from '@/features/account/cancellation';
import { lossGroups } from '@/pages/account/cancellation-step1/losses';

const nothing: CancellationLosses = {
  hours: [],
  unclaimedHours: 0,
  openOrders: [],
  openOrderCount: 0,
  parcels: [],
  parcelCount: 0,
  stars: 0,
  peaCoins: 0,
  medals: 0,
  courses: [],
  comingLessons: 0,
  reports: 0,
  homework: 0,
  pictures: 0,
};

const rowsOf = (losses: Partial<CancellationLosses>) =>
  lossGroups({ ...nothing, ...losses }).map(({ title, rows }) => [
    title,
    rows.map(({ name, value }) => `${name} ${value}`.trim()),
  ]);

describe('what is listed as lost', () => {
  it('names hours and open matters even where there are none, and no empty numbers', () => {
    expect(rowsOf({})).toEqual([
      ['剩余课时', []],
      ['进行中的订单和包裹', []],
    ]);
  });

  it('says hours as they are, without the tails of floating numbers', () => {
    const hours = [{ brandCode: 'a', name: '数学', hours: 0.1 + 0.2 + 7.5 }];
    expect(rowsOf({ hours, unclaimedHours: 2 })[0]).toEqual([
      '剩余课时',
      ['数学 7.8课时', '未领取的赠送课时 2课时'],
    ]);
  });

  it('counts what it does not name', () => {
    const matter = { name: '教具', state: '运输中' };
    expect(rowsOf({ openOrders: [matter], openOrderCount: 4, parcels: [matter], parcelCount: 1 })[1]).toEqual(
      ['进行中的订单和包裹', ['教具 运输中', '教具 运输中', '另有3项']],
    );
  });

  it('lists rewards and studies that there are', () => {
    expect(rowsOf({ stars: 3, medals: 2, comingLessons: 5, pictures: 1 }).slice(2)).toEqual([
      ['奖励', ['星星 3颗', '勋章 2枚']],
      ['学习记录', ['待上的课 5节', '上传的图片和视频 1份']],
    ]);
  });
});

describe('the end of the cooling-off', () => {
  it.each([
    ['2026-12-06 10:05:00', '2026年12月6日10:05'],
    ['', ''],
    ['soon', 'soon'],
  ])('%s is said as %s', (wire, said) => expect(sayUntil(wire)).toBe(said));
});
