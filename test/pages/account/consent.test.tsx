import { act } from 'react';
import { accountCalls } from '@/contract/account/calls';
import { ok } from '@/contract/errors';
import { memoryStorage } from '@/platform/fake';
import Login from '@/pages/account/login';
import { openScreen, type OpenOptions, type OpenedScreen } from '../support/open-screen';
import { agreedStorage, asked, documents, input, loginApi, PHONE, until } from './support';

jest.mock('@/services/crypto', () => jest.requireActual('./fake-crypto'));

async function open(options: OpenOptions = {}) {
  const screen = await openScreen('login', Login, { api: loginApi(), ...options });
  await screen.tap('密码登录');
  await screen.type(input('mobile'), PHONE);
  await screen.type(input('password'), 'Wandou2026');
  return screen;
}

const box = () => document.querySelector<HTMLElement>('[role="checkbox"]') as HTMLElement;
const isTicked = () => box().getAttribute('aria-checked') === 'true';
const enters = (screen: OpenedScreen) =>
  until(screen, () => screen.app.session.isLoggedIn && screen.platform.navigation.moves.length > 0);

describe('the documents before a login', () => {
  test('are named, and can be read', async () => {
    const screen = await open();
    expect(isTicked()).toBe(false);
    for (const [name, page] of [
      ['《用户协议》', 'account/user-agreement'],
      ['《隐私政策》', 'account/privacy'],
      ['《儿童隐私政策》', 'account/children-privacy'],
    ] as const) {
      await screen.tap(name);
      expect(screen.platform.navigation.last?.url).toContain(page);
    }
  });

  test('are asked about before anything is sent; a no sends nothing', async () => {
    const screen = await open();
    await screen.tap('登录');
    expect(screen.hasText('服务协议与隐私保护')).toBe(true);
    await screen.tap('不同意');
    await screen.settle();
    expect(asked(screen)).toEqual([]);
    expect([isTicked(), screen.app.session.isLoggedIn]).toEqual([false, false]);
    expect(input('password').value).toBe('Wandou2026');
  });

  test('and a yes goes on with the login', async () => {
    const screen = await open();
    await screen.tap('登录');
    await screen.tap('同意并继续');
    await enters(screen);
    expect(screen.api.requests(accountCalls.pwdLogin)).toHaveLength(1);
  });

  test('come before a code is sent, too', async () => {
    const screen = await openScreen('login', Login, { api: loginApi() });
    await screen.type(input('mobile'), PHONE);
    await screen.tap('获取验证码');
    expect(screen.api.requests(accountCalls.sendLoginVerificationCode)).toEqual([]);
    await screen.tap('同意并继续');
    await until(screen, () => screen.toasts.includes('发送成功'));
    expect(screen.api.requests(accountCalls.sendLoginVerificationCode)).toHaveLength(1);
  });

  test('come after what is wrong with the form', async () => {
    const screen = await openScreen('login', Login, { api: loginApi() });
    await screen.tap('登录');
    expect(screen.toasts).toEqual(['手机号码不能为空！']);
    expect(screen.hasText('服务协议与隐私保护')).toBe(false);
  });
});

describe('a tick', () => {
  test('is all that a login needs, and is remembered on the device', async () => {
    const storage = memoryStorage();
    const screen = await open({ platform: { storage } });
    await screen.tap(box());
    await screen.tap('登录');
    await enters(screen);
    expect(screen.hasText('服务协议与隐私保护')).toBe(false);
    await act(async () => screen.app.session.clear());
    await openScreen('login', Login, { api: loginApi(), platform: { storage } });
    expect(isTicked()).toBe(true);
  });

  test('can be taken back', async () => {
    const storage = agreedStorage();
    const screen = await open({ platform: { storage } });
    await screen.tap(box());
    expect([isTicked(), storage.get('wandou.agreedDocuments')]).toEqual([false, null]);
  });

  test('is asked for again when a document has changed, with a note that it has', async () => {
    const api = loginApi().on(accountCalls.listAgreements, documents(2));
    const screen = await open({ api, platform: { storage: agreedStorage(1) } });
    expect(isTicked()).toBe(false);
    expect(screen.hasText('协议已更新，请重新阅读并确认')).toBe(true);
    await screen.tap(box());
    expect(screen.hasText('协议已更新')).toBe(false);
  });

  test('still counts when the documents cannot be loaded', async () => {
    const api = loginApi().onFailure(accountCalls.listAgreements, { kind: 'network' });
    const screen = await open({ api, platform: { storage: agreedStorage() } });
    await screen.tap('登录');
    await enters(screen);
  });

  test('of this very moment is kept when versions arrive late', async () => {
    const storage = memoryStorage();
    const api = loginApi();
    const answer = api.onHold(accountCalls.listAgreements);
    const screen = await open({ api, platform: { storage } });
    await screen.tap(box());
    expect(storage.get('wandou.agreedDocuments')).toBeNull();
    answer(ok(documents(7)));
    await screen.settle();
    expect(isTicked()).toBe(true);
    expect(storage.get('wandou.agreedDocuments')).toContain('userPrivacy:7');
  });
});

describe('an account that is being cancelled', () => {
  const pending = {
    status: 'pending',
    phone: '138****0001',
    requestedAt: '2026-11-21 10:00:00',
    until: '2026-12-06 10:00:00',
    coolingOffDays: 15,
  } as const;
  const agreed = () => ({ platform: { storage: agreedStorage() } });

  test('says so at the login, and is taken back there', async () => {
    const api = loginApi()
      .on(accountCalls.getCancellation, pending)
      .on(accountCalls.undoCancellation, { ...pending, status: 'none' });
    const screen = await open({ api, ...agreed() });
    await screen.tap('登录');
    await until(screen, () => screen.hasText('账号正在注销'));
    expect(screen.hasText('将于2026年12月6日 10:00永久删除')).toBe(true);
    await screen.tap('撤销注销');
    await enters(screen);
    expect(api.requests(accountCalls.undoCancellation)).toHaveLength(1);
    expect(screen.toasts).toContain('已撤销注销，账号恢复正常');
  });

  test('continues to be cancelled when the parent wants it to', async () => {
    const api = loginApi().on(accountCalls.getCancellation, pending);
    const screen = await open({ api, ...agreed() });
    await screen.tap('登录');
    await until(screen, () => screen.hasText('账号正在注销'));
    await screen.tap('继续注销');
    await enters(screen);
    expect(api.requests(accountCalls.undoCancellation)).toEqual([]);
  });

  test('lets a parent go on when its state cannot be loaded', async () => {
    const api = loginApi();
    api.onHold(accountCalls.getCancellation);
    const screen = await open({ api, ...agreed() });
    await screen.tap('登录');
    await until(screen, () => screen.app.session.isLoggedIn);
    await screen.advance(3000);
    expect(screen.platform.navigation.last?.url).toBe('/pages/home/home/index');
  });
});
