import { act } from 'react';
import { Runtime } from '@/contract/host';
import { hoursCalls } from '@/contract/hours/calls';
import { classHourPopup } from '@/features/hours/claim/entry';
import ClassHourTip from '@/features/hours/claim/ClassHourTip';
import { screen } from '@/features/screen';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions, type OpenedScreen } from '../support/open-screen';
import { isOpen, openOnHome } from '../popups/open-on-home';

const backend = (): FakeApi =>
  new FakeApi()
    .on(hoursCalls.listUnclaimedAward, [
      { giveClass: 3, packageReceives: [{ packageId: 1 }] },
      { giveClass: 2, packageReceives: [{ packageId: 2, ruleId: 9 }] },
    ])
    .on(hoursCalls.receiveAward, null);

const close = (opened: OpenedScreen): HTMLElement => opened.byClass('popup-card__close');

describe('the class-hour popup in the native app', () => {
  const platform = { runtime: Runtime.iosApp };
  const open = async (api = backend()) => ({
    api,
    screen: await openOnHome(classHourPopup, { api, platform }),
  });

  test('offers the hours of all packages', async () => {
    const { screen } = await open();
    expect(screen.byClass('popup-card__title').textContent).toBe('送您5课时');
  });

  test('claims them all, and says where they are', async () => {
    const { api, screen } = await open();
    await screen.tap('立即领取');
    expect(api.requests(hoursCalls.receiveAward)).toEqual([
      { packageReceives: [{ packageId: 1 }, { packageId: 2, ruleId: 9 }] },
    ]);
    expect(screen.byClass('dialog__title').textContent).toBe('领取成功');
    expect(screen.byClass('dialog__content').textContent).toBe('可在【我】里的“我的课时”查看');
  });

  test('leads to mine afterwards, and counts as acted on', async () => {
    const { screen } = await open();
    await screen.tap('立即领取');
    await screen.tap('查看我的课时');
    expect(screen.platform.navigation.last?.url).toContain('/profile/parents-center');
    expect(screen.tracker.payloads('popup_close')).toEqual([
      { popup: 'classHour', page: 'index', acted: true },
    ]);
    expect(isOpen(screen)).toBe(false);
  });

  test('stays with its reason when the claim fails', async () => {
    const { api, screen } = await open();
    api.onRefusal(hoursCalls.receiveAward, '10000005', '领取时间已过');
    await screen.tap('立即领取');
    expect(screen.hasText('领取时间已过')).toBe(true);
    expect(isOpen(screen)).toBe(true);
    expect(screen.hasText('领取成功')).toBe(false);
    expect(screen.hasText('立即领取')).toBe(true);
    await screen.tap('联系客服');
    expect(screen.platform.navigation.last?.url).toContain('help/feedback/index?about=');
  });

  test('is closed by the cross, and counts as shown', async () => {
    const { screen } = await open();
    await screen.tap(close(screen));
    expect(isOpen(screen)).toBe(false);
    expect(screen.tracker.payloads('popup_close')).toEqual([
      { popup: 'classHour', page: 'index', acted: false },
    ]);
  });

  test('cannot be closed while the claim is pending', async () => {
    const { api, screen } = await open();
    const answer = api.onHold(hoursCalls.receiveAward);
    await screen.tap('立即领取');
    await screen.tap(close(screen));
    expect(isOpen(screen)).toBe(true);
    answer({ ok: true, value: null });
    await screen.settle();
    expect(screen.hasText('领取成功')).toBe(true);
  });
});

describe('the line on home of the web', () => {
  const Tip = screen('index', ClassHourTip);
  const open = (options: OpenOptions = {}) =>
    openScreen('index', Tip, { api: backend(), user: TEST_USER, student: OFFICIAL, ...options });

  test('says how many hours wait', async () => {
    const opened = await open();
    expect(opened.byClass('gift-line__text').textContent).toBe('有5课时等您领取');
    expect(isOpen(opened)).toBe(false);
  });

  test('goes when they are claimed, and says where they are', async () => {
    const opened = await open();
    await opened.tap('领取');
    expect(opened.allByClass('gift-line')).toEqual([]);
    expect(opened.byClass('dialog__title').textContent).toBe('领取成功');
    await opened.tap('查看我的课时');
    expect(opened.platform.navigation.last?.url).toContain('/profile/parents-center');
    expect(isOpen(opened)).toBe(false);
  });

  test('stays when the claim fails', async () => {
    const opened = await open({
      api: backend().onFailure(hoursCalls.receiveAward, { kind: 'timeout' }),
    });
    await opened.tap('领取');
    expect(opened.toasts).toEqual(['网络超时，请检查网络']);
    expect(opened.hasText('有5课时等您领取')).toBe(true);
  });

  test('is not there in the native app, for a tourist and where nothing waits', async () => {
    const none = backend().on(hoursCalls.listUnclaimedAward, []);
    for (const options of [
      { platform: { runtime: Runtime.androidApp } },
      { user: undefined, student: undefined },
      { api: none },
    ]) {
      const opened = await open(options);
      expect(opened.allByClass('gift-line')).toEqual([]);
    }
  });

  test('goes with the session', async () => {
    const opened = await open();
    await act(async () => opened.app.session.clear());
    expect(opened.allByClass('gift-line')).toEqual([]);
  });
});
