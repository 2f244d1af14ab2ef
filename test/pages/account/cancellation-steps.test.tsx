import { accountCalls } from '@/contract/account/calls';
import Step1 from '@/pages/account/cancellation-step1';
import Step2 from '@/pages/account/cancellation-step2';
import Step3 from '@/pages/account/cancellation-step3';
import { memoryStorage } from '@/platform/fake';
import { AppStorage } from '@/services/storage/app-storage';
import { stored } from '@/services/storage/values';
import { sealed } from './fake-crypto';
import { input, until } from './support';
import { openScreen } from '../support/open-screen';
import { NO_LOSSES } from '../../support/fakes/losses';
import { backend, parent, state } from './cancellation-support';

jest.mock('@/services/crypto', () => jest.requireActual('./fake-crypto'));

describe('step 1', () => {
  test('names everything that goes', async () => {
    const screen = await openScreen('logoutStep1', Step1, parent(backend('none')));
    for (const text of [
      '编程',
      '31.5课时',
      '6课时',
      '围棋启蒙课',
      '待支付',
      '编程机器人套装',
      '运输中',
      '另有2项',
      '86颗',
      '4枚',
      '1门',
    ]) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
    expect(screen.hasText('您还有未使用的课时')).toBe(true);
    expect(screen.hasText('豌豆币')).toBe(false);
  });

  test('says so where nothing would be lost', async () => {
    const screen = await openScreen('logoutStep1', Step1, parent(backend('none', NO_LOSSES)));
    expect(screen.hasText('没有剩余课时')).toBe(true);
    expect(screen.hasText('没有进行中的订单和包裹')).toBe(true);
    expect(screen.hasText('您还有')).toBe(false);
  });

  test('goes on only when it is ticked', async () => {
    const screen = await openScreen('logoutStep1', Step1, parent(backend('none')));
    await screen.tap('下一步');
    expect(screen.hasText('请先勾选，确认您已了解注销的后果')).toBe(true);
    expect(screen.api.requests(accountCalls.agreeToCancellation)).toEqual([]);
    await screen.tap('我已了解注销的后果，自愿放弃以上内容');
    expect(screen.hasText('请先勾选')).toBe(false);
  });

  test('is saved on the server once it is ticked, and goes on', async () => {
    const screen = await openScreen('logoutStep1', Step1, parent(backend('none')));
    await screen.tap('我已了解注销的后果，自愿放弃以上内容');
    await screen.tap('下一步');
    expect(screen.api.requests(accountCalls.agreeToCancellation)).toHaveLength(1);
    expect(screen.platform.navigation.last?.url).toContain('pages/account/cancellation-step2/index');
  });

  test('keeps the tick when it could not be saved', async () => {
    const api = backend('none').onRefusal(
      accountCalls.agreeToCancellation,
      '10000005',
      '账号已在注销冷静期内',
    );
    const screen = await openScreen('logoutStep1', Step1, parent(api));
    await screen.tap('我已了解注销的后果，自愿放弃以上内容');
    await screen.tap('下一步');
    expect(screen.hasText('账号已在注销冷静期内')).toBe(true);
    expect(document.querySelector('[role="checkbox"]')?.getAttribute('aria-checked')).toBe('true');
    expect(screen.platform.navigation.moves).toEqual([]);
  });

  test('cannot be taken without knowing what goes', async () => {
    const api = backend('none').onFailure(accountCalls.getCancellationLosses, { kind: 'network' });
    const screen = await openScreen('logoutStep1', Step1, parent(api));
    expect(screen.allByClass('failed-state')).toHaveLength(1);
    expect(screen.hasText('下一步')).toBe(false);
  });

  test('leads to the result when it is pending already', async () => {
    const screen = await openScreen('logoutStep1', Step1, parent(backend('pending')));
    expect(screen.platform.navigation.last).toMatchObject({ how: 'replace' });
    expect(screen.platform.navigation.last?.url).toContain('pages/account/cancellation-step3/index');
  });
});

describe('step 2', () => {
  test('goes back to the first step without its consent', async () => {
    const screen = await openScreen('logoutStep2', Step2, parent(backend('none')));
    expect(screen.toasts).toEqual(['请先确认注销的后果']);
    expect(screen.platform.navigation.last?.url).toContain('pages/account/cancellation-step1/index');
    expect(screen.allByClass('cancellation-step2__card')).toEqual([]);
  });

  test('verifies the phone of the account, of which it shows the mask, with a code that the third call sends', async () => {
    const screen = await openScreen('logoutStep2', Step2, parent(backend('agreed')));
    expect(screen.hasText('138****0003')).toBe(true);
    await screen.type(input('mobile'), '13800000003');
    await screen.tap('获取验证码');
    await until(screen, () => screen.toasts.length > 0);
    const sent = screen.api.sent.filter(({ call }) => call === accountCalls.sendVerificationCodeV3);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      request: { areaCode: '86', cipherVersion: 'v1', phoneCipher: sealed('13800000003') },
      options: { headers: { 'app-scene': 'cancelAccount' } },
    });
    expect(screen.toasts.at(-1)).toBe('发送成功');
    expect(screen.hasText('59s')).toBe(true);
  });

  test.each([
    ['13800000003', '13800000003'],
    ['13900000009', ''],
  ])(
    'has the phone %s of the last login here typed already where it is the account’s',
    async (last, typed) => {
      const storage = memoryStorage();
      new AppStorage(storage).set(stored.lastPhone, { phone: last, areaCode: '86' });
      const screen = await openScreen('logoutStep2', Step2, {
        ...parent(backend('agreed')),
        platform: { storage },
      });
      expect(input('mobile').value).toBe(typed);
      expect(screen.hasText('138****0003')).toBe(true);
    },
  );

  test('asks for the code', async () => {
    const screen = await openScreen('logoutStep2', Step2, parent(backend('agreed')));
    await screen.type(input('mobile'), '13800000003');
    await screen.tap('确认注销');
    expect(screen.toasts).toEqual(['请输入验证码！']);
    expect(screen.allByClass('text-field--error')).toHaveLength(1);
    await screen.type(input('code'), '123456');
    expect(screen.allByClass('text-field--error')).toHaveLength(0);
  });

  test('sends nothing on a no', async () => {
    const screen = await openScreen('logoutStep2', Step2, parent(backend('agreed')));
    await screen.type(input('mobile'), '13800000003');
    await screen.type(input('code'), '123456');
    await screen.tap('确认注销');
    expect(screen.hasText('提交后进入15天冷静期')).toBe(true);
    await screen.tap('取消');
    expect(screen.api.requests(accountCalls.confirmCancellation)).toEqual([]);
  });

  test('confirms, and leaves the steps behind', async () => {
    const screen = await openScreen('logoutStep2', Step2, parent(backend('agreed')));
    await screen.type(input('mobile'), '13800000003');
    await screen.type(input('code'), '123456');
    await screen.tap('确认注销');
    await screen.tap('确定注销');
    expect(screen.api.requests(accountCalls.confirmCancellation)).toEqual([{ verificationCode: '123456' }]);
    expect(screen.platform.navigation.last).toMatchObject({ how: 'reLaunch' });
    expect(screen.platform.navigation.last?.url).toContain('pages/account/cancellation-step3/index');
  });

  test('keeps the code when it was refused', async () => {
    const api = backend('agreed').onRefusal(accountCalls.confirmCancellation, '1000013', '验证码错误');
    const screen = await openScreen('logoutStep2', Step2, parent(api));
    await screen.type(input('mobile'), '13800000003');
    await screen.type(input('code'), '123456');
    await screen.tap('确认注销');
    await screen.tap('确定注销');
    expect(screen.hasText('验证码错误')).toBe(true);
    expect(input('code').value).toBe('123456');
    expect(screen.allByClass('text-field--error')).toHaveLength(1);
    expect(screen.platform.navigation.moves).toEqual([]);
  });

  test('leads to the result when it is pending already', async () => {
    const screen = await openScreen('logoutStep2', Step2, parent(backend('pending')));
    expect(screen.platform.navigation.last?.url).toContain('pages/account/cancellation-step3/index');
  });
});

describe('step 3', () => {
  test('says until when it can be undone, and undoes it', async () => {
    const screen = await openScreen('logoutStep3', Step3, parent(backend('pending')));
    expect(screen.hasText('可在2026年12月6日 10:00前撤销')).toBe(true);
    await screen.tap('撤销注销');
    expect(screen.hasText('账号恢复正常，所有内容都还在。')).toBe(true);
    expect(screen.hasText('注销申请已提交')).toBe(false);
    expect(screen.hasText('回首页')).toBe(true);
    expect(screen.platform.navigation.moves).toEqual([]);
  });

  test('says why it could not be undone', async () => {
    const api = backend('pending').onRefusal(
      accountCalls.undoCancellation,
      '10000005',
      '冷静期已经结束，无法撤销',
    );
    const screen = await openScreen('logoutStep3', Step3, parent(api));
    await screen.tap('撤销注销');
    expect(screen.toasts).toEqual(['冷静期已经结束，无法撤销']);
    expect(screen.hasText('注销申请已提交')).toBe(true);
  });

  test('shows nothing when nothing is pending', async () => {
    const screen = await openScreen('logoutStep3', Step3, parent(backend('none')));
    expect(screen.platform.navigation.last?.url).toContain('pages/account/cancellation-notice/index');
  });

  test('can be asked again when it does not come', async () => {
    const api = backend('pending').onFailure(accountCalls.getCancellation, { kind: 'network' });
    const screen = await openScreen('logoutStep3', Step3, parent(api));
    expect(screen.allByClass('failed-state')).toHaveLength(1);
    api.on(accountCalls.getCancellation, state('pending'));
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.hasText('注销申请已提交')).toBe(true);
  });
});
