import { InvitationState } from '@/contract/share/invite';
import { shareCalls } from '@/contract/share/calls';
import type { Invitation } from '@/contract/share/schema';
import { growthCalls } from '@/contract/growth/calls';
import SharePoster from '@/pages/share/share-poster';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const { listInvitations } = shareCalls;

const friend = (id: number, state: InvitationState, more: Partial<Invitation> = {}): Invitation => ({
  id,
  phoneMask: `138****${String(id).padStart(4, '0')}`,
  state,
  registeredAt: '2026-11-21 10:00:00',
  creditedAt: '',
  stars: 0,
  peaCoins: 0,
  hours: 0,
  ...more,
});

const open = (api: FakeApi, query: Record<string, string> = { show: 'friends' }) =>
  openScreen('sharePoster', SharePoster, { user: TEST_USER, student: OFFICIAL, api, query });

describe('the friends that a parent invited', () => {
  test('show by the mask of the phone with how far each is, to the end of the list', async () => {
    const gifts = { creditedAt: '2026-11-25 19:00:00', stars: 20, peaCoins: 50, hours: 1 };
    const friends = [
      friend(4, InvitationState.registered),
      friend(3, InvitationState.booked),
      friend(2, InvitationState.attended),
      friend(1, InvitationState.credited, gifts),
    ];
    const screen = await open(new FakeApi().on(listInvitations, friends, 4));
    const cards = screen.allByClass('share-poster__friend').map((card) => card.textContent);
    expect(cards).toEqual([
      '138****000411月21日注册已注册',
      '138****000311月21日注册已约体验课',
      '138****000211月21日注册已上课',
      '138****000111月21日注册11月25日得到20颗星星、50豌豆币、1课时奖励已到账',
    ]);
    expect(screen.hasText('没有更多了')).toBe(true);
    expect(screen.hasText('我邀请的好友')).toBe(true);
  });

  test('are none yet: it says so and leads to inviting', async () => {
    const screen = await open(new FakeApi().on(listInvitations, [], 0));
    expect(screen.hasText('还没有好友通过您的邀请注册')).toBe(true);
    await screen.tap('去邀请好友');
    expect(screen.platform.navigation.last?.url).toContain('/pages/profile/parents-center/index');
  });

  test('are asked for again where the list failed', async () => {
    const api = new FakeApi().onFailure(listInvitations, { kind: 'network' });
    const screen = await open(api);
    api.on(listInvitations, [friend(1, InvitationState.registered)], 1);
    await screen.tap('重新加载');
    expect(screen.hasText('138****0001')).toBe(true);
  });

  test('have a skeleton of their shape while they come', async () => {
    const api = new FakeApi();
    api.onHold(listInvitations);
    expect((await open(api)).allByClass('skeleton-part')).toHaveLength(4);
  });

  test('are a tap away from what the parent shared', async () => {
    const screen = await open(new FakeApi().on(growthCalls.listShares, []), {});
    await screen.tap('我邀请的好友');
    expect(screen.platform.navigation.last?.url).toBe('/pages/share/share-poster/index?show=friends');
  });
});

describe('what a parent shared', () => {
  test('is nothing yet: it says so and leads to what can be shared', async () => {
    const screen = await open(new FakeApi().on(growthCalls.listShares, []), {});
    expect(screen.hasText('还没有正在分享的内容，分享以后可以在这里随时收回')).toBe(true);
    await screen.tap('孩子的学情');
    expect(screen.platform.navigation.last?.url).toContain('/pages/growth/situation/index');
  });
});
