import { act } from 'react';
import { activitiesCalls } from '@/contract/activities/calls';
import type { CenterActivity } from '@/contract/activities/schema';
import { RedirectType } from '@/contract/links/values';
import { BACKEND_CODE, ok } from '@/contract/errors';
import ActivityCenter from '@/pages/activities/activity-center';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';
import { activity } from '../rewards/answers';

const ELSEWHERE = activity(2, {
  isOurs: false,
  redirectType: RedirectType.innerPage,
  url: '/myTabClass',
});

function backend(current: CenterActivity[] = [activity(1), ELSEWHERE]): FakeApi {
  const lists: Readonly<Record<number, CenterActivity[]>> = {
    1: current,
    2: [activity(21, { state: 2, startsAt: '2027-01-02 09:00:00', endsAt: '2027-01-03 09:00:00' })],
    3: [activity(31, { state: 3, isJoined: true, redirectType: RedirectType.innerPage, url: '/myTabClass' })],
  };
  return new FakeApi()
    .on(activitiesCalls.joinActivity, null)
    .on(activitiesCalls.listActivities, ({ state }: { state: number }) => lists[state] ?? []);
}

const open = (api = backend()) =>
  openScreen('activityCenter', ActivityCenter, { user: TEST_USER, student: OFFICIAL, api });

const labelled = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
const cardLink = (title: string) =>
  [...document.querySelectorAll<HTMLElement>('.activity-center__link')].find(
    (link) => link.querySelector('.activity-center__title')?.textContent === title,
  ) ?? null;
const JOIN = '参加活动：活动1';

describe('the activity centre', () => {
  test('shows current ones, each state a list of its own', async () => {
    const screen = await open();
    expect(screen.allByClass('activity-center__title').map(({ textContent }) => textContent)).toEqual([
      '活动1',
      '活动2',
    ]);
    await screen.tap('即将开始');
    expect([screen.hasText('活动21'), screen.hasText('1月2日–3日')]).toEqual([true, true]);
    expect(screen.hasText('参加活动')).toBe(false);
    await screen.tap('已结束');
    expect([screen.hasText('活动31'), screen.hasText('已参加')]).toEqual([true, true]);
    expect(cardLink('活动31')).toBeNull();
    await screen.tap('进行中');
    const asked = screen.api.requests(activitiesCalls.listActivities).map(({ state }) => state);
    expect(asked).toEqual([1, 2, 3]);
  });

  test('leads to where children show what they can', async () => {
    const screen = await open();
    await screen.tap('小老师');
    expect(screen.platform.navigation.last?.url).toContain('works/little-teacher-list/index');
    await screen.tap('小老师之星');
    expect(screen.platform.navigation.last?.url).toContain('works/teacher-star/index');
  });

  test('leads to one of ours, then to the next', async () => {
    const screen = await open(backend([activity(1), activity(2)]));
    const leading = () => screen.allByClass('button--primary').map(({ textContent }) => textContent);
    expect(leading()).toEqual(['参加活动']);
    await screen.tap(labelled(JOIN) as HTMLElement);
    expect(leading()).toEqual(['参加活动']);
    expect(screen.hasText('已参加')).toBe(true);
  });

  test('takes part where it is ours, once', async () => {
    const api = backend();
    const release = api.onHold(activitiesCalls.joinActivity);
    const screen = await open(api);
    await screen.tap(labelled(JOIN) as HTMLElement);
    await screen.advance(1000);
    await screen.tap(labelled(JOIN) as HTMLElement);
    expect(api.requests(activitiesCalls.joinActivity)).toEqual([{ activityId: 1 }]);
    await act(async () => release(ok(null)));
    await screen.settle();
    expect([screen.hasText('已参加'), labelled(JOIN)]).toEqual([true, null]);
    expect(screen.toasts).toEqual(['报名成功，记得按时参加']);
  });

  test('says why it cannot, and loads again on retry', async () => {
    const api = backend().onRefusal(activitiesCalls.joinActivity, BACKEND_CODE.conflict, '活动已经结束了');
    const screen = await open(api);
    await screen.tap(labelled(JOIN) as HTMLElement);
    expect(screen.toasts).toEqual(['活动已经结束了']);
    expect(api.requests(activitiesCalls.listActivities)).toHaveLength(2);
  });

  test('leads to where others are', async () => {
    const screen = await open();
    expect(cardLink('活动1')).toBeNull();
    await screen.tap(cardLink('活动2') as HTMLElement);
    expect(screen.platform.navigation.last?.url).toContain('my-tab-class');
  });

  test('is empty at times, and links to what comes', async () => {
    const screen = await open(backend([]));
    expect(screen.hasText('现在没有进行中的活动')).toBe(true);
    await screen.tap(screen.byClass('empty-state__action'));
    expect(screen.hasText('活动21')).toBe(true);
  });

  test('ends, and offers to try again what cannot be loaded', async () => {
    const api = backend().onFailure(activitiesCalls.listActivities, { kind: 'network' });
    const screen = await open(api);
    expect(screen.allByClass('activity-center__card')).toEqual([]);
    api.on(activitiesCalls.listActivities, [activity(1)], 1);
    await screen.tap(screen.byClass('button__text'));
    expect([screen.hasText('活动1'), screen.hasText('没有更多了')]).toEqual([true, true]);
  });
});
