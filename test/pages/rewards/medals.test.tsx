import { rewardsCalls } from '@/contract/rewards/calls';
import type { Medal } from '@/contract/rewards/schema';
import { todayOf } from '@/features/dates/zones';
import { memoryStorage, type FakePlace } from '@/platform/fake';
import MedalList from '@/pages/rewards/medals';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';
import { medal, MEDAL_LIST } from './answers';

const LIST: Medal[] = MEDAL_LIST.map((each) => {
  if (each.name === 'lessons') return medal('lessons', 168, ['', '', '2026-11-02']);
  if (each.name === 'checkIn') return medal('checkIn', 34, ['2026-09-10', '2026-11-01']);
  return each;
});

const open = (api = new FakeApi().on(rewardsCalls.listMedals, LIST)) =>
  openScreen('medalList', MedalList, { user: TEST_USER, student: OFFICIAL, api });

const tile = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`) as HTMLElement;

const SEEN = { owner: TEST_USER.userId, value: { lessons: 3, checkIn: 1 } };

describe('a medal that was earned since the last look', () => {
  const look = (kept: FakePlace['storage'], list = LIST) =>
    openScreen('medalList', MedalList, {
      ...{ user: TEST_USER, student: OFFICIAL, api: new FakeApi().on(rewardsCalls.listMedals, list) },
      platform: { storage: kept },
    });
  const seen = () => {
    const storage = memoryStorage();
    storage.set('wandou.seenMedals', JSON.stringify({ version: 2, value: SEEN }));
    return storage;
  };

  test('opens, is celebrated and can be shared, once', async () => {
    const storage = seen();
    const screen = await look(storage);
    expect(screen.hasText('获得“习惯达人”银牌，真棒！')).toBe(true);
    expect([screen.hasText('分享勋章'), screen.allByClass('celebration--medal').length]).toEqual([true, 1]);
    const again = await look(storage);
    expect([again.hasText('分享勋章'), again.allByClass('celebration').length]).toEqual([false, 0]);
  });

  test('is none of those that another device has shown, except of today', async () => {
    const screen = await look(memoryStorage());
    expect(screen.allByClass('celebration')).toEqual([]);
    const today = todayOf(screen.app.serverClock.now());
    const list = MEDAL_LIST.map((each) => (each.name === 'checkIn' ? medal('checkIn', 8, [today]) : each));
    expect((await look(memoryStorage(), list)).allByClass('celebration')).toHaveLength(1);
  });
});

describe('the medals', () => {
  test('begin with the one that is nearest to its next level, while there is one', async () => {
    const of = (amount: number, each: Medal): Medal => ({ ...each, amount, level: 0, earnedOn: [] });
    const nearly = LIST.map((each) => of({ lessons: 6, streak: 2 }[each.name as string] ?? 0, each));
    const screen = await open(new FakeApi().on(rewardsCalls.listMedals, nearly));
    expect(screen.byClass('medals__nearest-words').textContent).toBe('“坚持不懈”还差1天得铜牌');
    const complete = LIST.map((each) => ({ ...each, level: 3 as const, amount: 9999 }));
    const done = await open(new FakeApi().on(rewardsCalls.listMedals, complete));
    expect(done.allByClass('medals__nearest')).toEqual([]);
  });

  test('are all there, those that are not earned too', async () => {
    const screen = await open();
    expect(screen.allByClass('medals__tile')).toHaveLength(9);
    expect(screen.hasText('已获得2枚勋章，共9枚')).toBe(true);
    expect(screen.hasText('金 1 · 银 1 · 铜 0')).toBe(true);
    expect(screen.allByClass('medals__emblem--0')).toHaveLength(7);
    expect(tile('勤学之星，金牌')).not.toBeNull();
  });

  test('show their levels, when they were earned and what the next one takes', async () => {
    const screen = await open();
    await screen.tap(tile('习惯达人，银牌'));
    for (const text of ['累计签到30天', '2026年11月1日获得', '还差66天得金牌', '34/100', '还差66天']) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
  });

  test('of the last level have no next one, and no day where it is unknown', async () => {
    const screen = await open();
    await screen.tap(tile('勤学之星，金牌'));
    expect([screen.hasText('已达到最高等级'), screen.hasText('已获得')]).toEqual([true, true]);
    expect(screen.allByClass('medals__progress')).toEqual([]);
  });

  test('are shared once they are earned', async () => {
    const screen = await open();
    await screen.tap(tile('作业能手，未获得'));
    expect(screen.hasText('分享勋章')).toBe(false);
    await screen.tap(tile('习惯达人，银牌'));
    await screen.tap('分享勋章');
    await screen.settle();
    expect(screen.app.share.current()).toMatchObject({ title: '我家孩子获得了“习惯达人”银勋章' });
    expect(screen.app.share.current()?.toURL).not.toContain(String(TEST_USER.userId));
  });

  test('without addresses say how to begin', async () => {
    const screen = await open(new FakeApi().on(rewardsCalls.listMedals, MEDAL_LIST));
    expect(screen.hasText('还没有勋章，我陪孩子从第一节课开始')).toBe(true);
  });

  test('that cannot be loaded offer to try again', async () => {
    const api = new FakeApi().onFailure(rewardsCalls.listMedals, { kind: 'timeout' });
    const screen = await open(api);
    api.on(rewardsCalls.listMedals, LIST);
    await screen.tap(screen.byClass('button__text'));
    expect(screen.allByClass('medals__tile')).toHaveLength(9);
  });
});
