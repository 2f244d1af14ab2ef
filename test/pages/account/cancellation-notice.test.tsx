import { accountCalls } from '@/contract/account/calls';
import Notice from '@/pages/account/cancellation-notice';
import { openScreen } from '../support/open-screen';
import { backend, parent, state } from './cancellation-support';

describe('/userCancellation', () => {
  test('explains what it means, and leads to the first step', async () => {
    const screen = await openScreen('userCancellation', Notice, parent(backend('none')));
    expect(screen.hasText('注销是不可恢复的操作。')).toBe(true);
    await screen.tap('申请注销');
    expect(screen.platform.navigation.last?.url).toContain('pages/account/cancellation-step1/index');
  });

  test('has no first step while it is pending, and a way to undo it', async () => {
    const screen = await openScreen('userCancellation', Notice, parent(backend('pending')));
    expect(screen.hasText('将于2026年12月6日 10:00永久删除账号和全部数据')).toBe(true);
    expect(screen.hasText('申请注销')).toBe(false);
    await screen.tap('撤销注销');
    expect(screen.toasts).toEqual(['已撤销注销，账号恢复正常']);
    expect(screen.hasText('申请注销')).toBe(true);
    expect(screen.tracker.payloads('account_cancellation')).toEqual([
      { step: 'undone', passed: true, code: '' },
    ]);
  });

  test('has no first step when the document or the state cannot be loaded', async () => {
    const noDocument = backend('none').onFailure(accountCalls.getAgreement, { kind: 'network' });
    const first = await openScreen('userCancellation', Notice, parent(noDocument));
    expect([first.hasText('申请注销'), first.allByClass('failed-state').length]).toEqual([false, 1]);
    const noState = backend('none').onFailure(accountCalls.getCancellation, { kind: 'network' });
    const second = await openScreen('userCancellation', Notice, parent(noState));
    expect([second.hasText('申请注销'), second.allByClass('failed-state').length]).toEqual([false, 1]);
    noState.on(accountCalls.getCancellation, state('none'));
    await second.tap(second.byClass('failed-state__retry'));
    expect(second.hasText('申请注销')).toBe(true);
  });

  test('offers the copy of the data first', async () => {
    const api = backend('none').on(accountCalls.exportPersonalData, {
      url: 'https://app.example/v1/personalData/file/t/a.json',
      fileName: 'a.json',
      expiresInSeconds: 300,
    });
    const screen = await openScreen('userCancellation', Notice, parent(api));
    await screen.tap('导出个人数据');
    await screen.tap('取消');
    expect(api.requests(accountCalls.exportPersonalData)).toHaveLength(0);
  });

  test('asks for a login', async () => {
    const screen = await openScreen('userCancellation', Notice, { api: backend('none') });
    expect(screen.platform.navigation.last?.url).toContain('pages/account/login/index');
  });
});
