import type { CancellationLosses } from '@/contract/account/cancellation.schema';
import { formatUntil } from '@/features/account/cancellation';
import { lossGroups } from '@/pages/account/cancellation-step1/losses';
import { clockAt } from '../../support/fakes/clock-at';
import { TEST_NOW } from '../../support/fakes/fake-time';
import { NO_LOSSES } from '../../support/fakes/losses';

const rowsOf = (losses: Partial<CancellationLosses>) =>
  lossGroups({ ...NO_LOSSES, ...losses }).map(({ title, rows }) => [
    title,
    rows.map(({ name, value }) => `${name} ${value}`.trim()),
  ]);

describe('what is listed as lost', () => {
  it('names hours and pending items even where there are none, and no empty numbers', () => {
    expect(rowsOf({})).toEqual([
      ['剩余课时（直播和录播）', []],
      ['进行中的订单和包裹', []],
    ]);
  });

  it('says hours as they are, without the tails of floating numbers', () => {
    const hours = [{ brandCode: 'a', name: '数学', hours: 0.1 + 0.2 + 7.5 }];
    expect(rowsOf({ hours, unclaimedHours: 2 })[0]).toEqual([
      '剩余课时（直播和录播）',
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

  it('names works with what others gave them, what was left with others, and the points of the study PK', () => {
    const left = {
      receivedLikes: 12,
      receivedComments: 4,
      givenLikes: 5,
      givenComments: 2,
      studyPkPoints: 60,
    };
    expect(rowsOf({ works: 3, shownWorks: 2, ...left }).slice(2)).toEqual([
      [
        '作品和学习PK',
        [
          '作品 3件，展示中2件',
          '收到的赞 12个',
          '收到的评论 4条',
          '送出的赞和收藏 5个',
          '写下的评论 2条',
          '学习PK积分 60分',
        ],
      ],
    ]);
    expect(rowsOf({ works: 1 }).slice(2)).toEqual([['作品和学习PK', ['作品 1件']]]);
  });
});

describe('the end of the cooling-off', () => {
  it.each([
    ['2026-12-06 10:05:00', '2026年12月6日 10:05'],
    ['', ''],
    ['soon', 'soon'],
  ])('%s is said as %s', (wire, text) => expect(formatUntil(wire, clockAt(TEST_NOW))).toBe(text));
});
