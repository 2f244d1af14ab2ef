import { accountCalls } from '@/contract/account/calls';
import Devices from '@/pages/account/devices';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { DEVICES, PAD } from '../../unit/account/devices';
import { openScreen } from '../support/open-screen';

const { listDevices, removeDevice } = accountCalls;

const open = (api = new FakeApi().on(listDevices, { limit: 3, devices: DEVICES })) =>
  openScreen('deviceManage', Devices, { user: TEST_USER, student: OFFICIAL, api });

describe('the devices of the account', () => {
  test('have three states: this one, in use, logged out', async () => {
    const screen = await open();
    const cards = screen.allByClass('devices__card').map(({ textContent }) => textContent ?? '');
    expect(cards).toHaveLength(3);
    expect(cards[0]).toContain('本机');
    expect(cards[0]).not.toContain('移除');
    expect([cards[1]?.includes('iPad 9'), cards[1]?.includes('移除')]).toEqual([true, true]);
    expect([cards[2]?.includes('未知设备'), cards[2]?.includes('已退出登录')]).toEqual([true, true]);
    expect(screen.hasText('已使用3台，最多3台')).toBe(true);
    expect(screen.hasText('短信验证码登录')).toBe(true);
    expect(screen.hasText('没有更多了')).toBe(true);
  });

  test('say when they were used as parents say it', async () => {
    const screen = await open();
    expect(screen.hasText('首次登录：10月2日')).toBe(true);
  });

  test('leave one by one, after a question', async () => {
    const screen = await open(
      new FakeApi().on(listDevices, { limit: 3, devices: DEVICES }).on(removeDevice, null),
    );
    const button = document.querySelector<HTMLElement>('[aria-label="移除 iPad 9"]') as HTMLElement;
    await screen.tap(button);
    expect(screen.hasText('移除这台设备？')).toBe(true);
    await screen.tap(screen.allByClass('dialog__action').at(-1) as HTMLElement);
    expect(screen.api.requests(removeDevice)).toEqual([{ deviceKey: PAD.deviceKey }]);
    expect(screen.allByClass('devices__card')).toHaveLength(2);
    expect(screen.toasts).toEqual(['已移除']);
    expect(screen.hasText('已使用2台，最多3台')).toBe(true);
  });

  test('stay when the parent cancels', async () => {
    const screen = await open();
    await screen.tap(document.querySelector<HTMLElement>('[aria-label="移除 iPad 9"]') as HTMLElement);
    await screen.tap('取消');
    expect(screen.allByClass('devices__card')).toHaveLength(3);
  });

  test('have a skeleton while they load, a retry when they fail, and an illustration where there is none', async () => {
    const loading = new FakeApi();
    loading.onHold(listDevices);
    expect((await open(loading)).allByClass('skeleton-part')).toHaveLength(3);

    const failing = new FakeApi().onFailure(listDevices, { kind: 'network' });
    const failed = await open(failing);
    failing.on(listDevices, { limit: 3, devices: [] });
    await failed.tap(failed.byClass('failed-state__retry'));
    expect(failed.hasText('这里还没有登录过的设备')).toBe(true);
  });
});
