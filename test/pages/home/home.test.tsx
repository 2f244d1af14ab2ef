import { act } from 'react';
import { accountCalls } from '@/contract/account/calls';
import { CancellationStatus } from '@/contract/account/values';
import { homeCalls } from '@/contract/home/calls';
import { SLOT } from '@/contract/home/values';
import { messagesCalls } from '@/contract/messages/calls';
import { RedirectType } from '@/contract/links/values';
import { freeTrialGate } from '@/features/activities/free-trial/gate';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { asTourist, backend, openHome } from './home-fixture';

describe('the navbar of home', () => {
  test('greets the parent by the name of the child and counts unread messages up to 99+', async () => {
    const screen = await openHome();
    expect(screen.byClass('home-navbar__greeting').textContent).toMatch(/^(早上|下午|晚上)好，豆豆家长$/);
    expect(screen.byClass('home-navbar__badge').textContent).toBe('99+');
  });

  test('counts what arrived while the parent was elsewhere', async () => {
    const screen = await openHome();
    await leaveAndComeBack(screen, () => void screen.api.on(messagesCalls.getUnReadMsgNum, { num: 3 }));
    expect(screen.byClass('home-navbar__badge').textContent).toBe('3');
  });

  test('greets a tourist as every parent, without a badge', async () => {
    const screen = await asTourist();
    expect(screen.byClass('home-navbar__greeting').textContent).toBe('亲爱的家长，您好');
    expect(screen.allByClass('home-navbar__badge')).toEqual([]);
  });

  test('leads a tourist from the avatar to the login', async () => {
    const screen = await asTourist();
    await screen.tap(screen.byClass('home-navbar__avatar'));
    expect(screen.platform.navigation.last?.url).toContain('/pages/account/login/index');
    expect(screen.tracker.payloads('avatar_click')).toEqual([{ page: 'index' }]);
  });

  test('tracks the tap on the messages', async () => {
    const screen = await openHome();
    await screen.tap(screen.byClass('home-navbar__messages'));
    expect(screen.tracker.payloads('message_click')).toEqual([{ unread: 120 }]);
  });
});

describe('an account that is being cancelled', () => {
  test('says at every start that the account is being cancelled, once, and offers to undo it', async () => {
    const pending = { status: CancellationStatus.pending, until: '2026-12-06 10:05:00' };
    const api = backend()
      .on(accountCalls.getCancellation, pending as never)
      .on(accountCalls.undoCancellation, { ...pending, status: CancellationStatus.none } as never);
    const screen = await openHome({ api });
    await screen.settle();
    await screen.settle();
    expect(screen.hasText('账号正在注销')).toBe(true);
    await screen.tap('撤销注销');
    expect(api.requests(accountCalls.undoCancellation)).toHaveLength(1);
    expect(api.requests(accountCalls.getCancellation)).toHaveLength(1);
  });
});

describe('what the operator places on home', () => {
  test('is reported to the backend and the tracking when it is tapped', async () => {
    const screen = await openHome();
    await screen.tap(screen.byText('围棋'));
    const place = { page: 'index', positionId: SLOT.home.categoryImage, index: 0 };
    expect(screen.tracker.payloads('category_click')).toEqual([
      { slotId: 2, title: '围棋', redirectType: RedirectType.innerPage, ...place },
    ]);
    expect(screen.api.requests(homeCalls.bannerAccess)).toEqual([{ id: 2, userId: 42 }]);
    expect(screen.platform.navigation.last?.url).toContain('/pages/courses/my-tab-class/index');
  });

  test('that offers a lesson to try opens its sheet on home, each time it is tapped', async () => {
    const screen = await asTourist();
    const gate = screen.app.get(freeTrialGate);
    for (const _tap of [1, 2]) {
      await act(async () => gate.close());
      await act(() => screen.app.router.openPath('/index?trial=1'));
      await screen.settle();
      expect(gate.isOpen).toBe(true);
    }
  });

  test('is a link of its own in the banner', async () => {
    const screen = await openHome();
    await screen.tap(screen.byClass('banner-slot__slide'));
    expect(screen.tracker.payloads('banner_click')).toMatchObject([{ slotId: 1, index: 0 }]);
  });

  test('is in the strip at the bottom by the first of each row', async () => {
    const screen = await openHome();
    expect(screen.allByClass('bottom-links__link').map(({ textContent }) => textContent)).toEqual([
      '关于豌豆',
      '下载家长端',
    ]);
  });

  test('is left out silently when it fails: the rest of the page shows', async () => {
    const api = backend().onFailure(homeCalls.getPositionBanner, { kind: 'network' });
    const screen = await openHome({ api });
    expect(screen.allByClass('banner-slot')).toEqual([]);
    expect(screen.hasText('课 1')).toBe(true);
    expect(screen.toasts).toEqual([]);
  });
});

test('another parent gets a page of their own: what was loaded for the last one is gone', async () => {
  const screen = await openHome();
  expect(screen.hasText('称重小侦探')).toBe(true);
  act(() => screen.app.session.clear());
  await screen.settle();
  expect(screen.hasText('称重小侦探')).toBe(false);
  expect(screen.allByClass('home-navbar__badge')).toEqual([]);
});
