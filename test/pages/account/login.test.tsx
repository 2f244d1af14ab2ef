import { act } from 'react';
import { accountCalls } from '@/contract/account/calls';
import { configurationCalls } from '@/contract/configuration/calls';
import { homeCalls } from '@/contract/home/calls';
import { ResourceType, SLOT } from '@/contract/home/values';
import { Runtime } from '@/contract/host';
import { RedirectType } from '@/contract/links/values';
import { profileCalls } from '@/contract/profile/calls';
import { ok } from '@/contract/errors';
import type { KeyValueStore } from '@/platform/types';
import type { FakeApi } from '../../support/fakes/fake-api';
import { TEST_USER } from '../../support/fakes/fake-app';
import type { OpenOptions } from '../support/open-screen';
import { sealed } from './fake-crypto';
import { openLogin, openWithPassword } from './open-login';
import { agreedStorage, asked, input, loginApi, PHONE, press, until } from './support';

jest.mock('@/services/crypto', () => jest.requireActual('./fake-crypto'));

describe('the login form', () => {
  test('begins with area code 86 and asks for a phone', async () => {
    const screen = await openLogin();
    expect(screen.hasText('+86')).toBe(true);
    expect(input('mobile')).toMatchObject({ placeholder: '请输入手机号码', inputMode: 'numeric' });
    expect(input('code').placeholder).toBe('请输入验证码');
    expect(screen.allByClass('text-field__label').map(({ textContent }) => textContent)).toEqual([
      '手机号',
      '验证码',
    ]);
    await screen.tap('登录');
    expect(screen.toasts).toEqual(['手机号码不能为空！']);
    expect(screen.tracker.payloads('login_failure')).toEqual([
      { way: 'sms', reason: '手机号填写错误', code: '' },
    ]);
  });

  test.each([
    [Runtime.iosApp, 1],
    [Runtime.androidApp, 1],
    [Runtime.web, 0],
    [Runtime.weixinWeb, 0],
  ])('in %s has %i back buttons of its own', async (runtime, bars) => {
    const screen = await openLogin({ platform: { storage: agreedStorage(), runtime } });
    expect(screen.allByClass('top-bar__button--back')).toHaveLength(bars);
    expect(document.querySelectorAll('[role=heading][aria-level="1"]')).toHaveLength(1);
  });

  test('shows what the operator placed on it, below the form', async () => {
    const entry = {
      id: 1,
      title: '帮助',
      type: ResourceType.text,
      textContent: '登录遇到问题？班主任可以帮您',
      redirectType: RedirectType.none,
    };
    const api = loginApi().on(homeCalls.getPositionBanner, [
      { displayPositionId: SLOT.login.text, dataList: [entry] },
    ]);
    const screen = await openLogin({ api });
    await screen.settle();
    expect(screen.byClass('login__placed').textContent).toBe('登录遇到问题？班主任可以帮您');
  });

  describe('the operator’s floating button and popup', () => {
    const placed = [SLOT.login.floatButton, SLOT.login.popup].map((id) => ({
      displayPositionId: id,
      dataList: [
        {
          id,
          title: '活动',
          imgPath: '/files/a.svg',
          redirectType: RedirectType.innerPage,
          url: '/help/list',
        },
      ],
    }));
    const settled = async (screen: Awaited<ReturnType<typeof openLogin>>) => {
      for (let round = 0; round < 6; round += 1) await screen.settle();
      return screen.tracker.payloads('popup_show');
    };

    test('show on it as on other pages', async () => {
      const screen = await openLogin({ api: loginApi().on(homeCalls.getPositionBanner, placed) });
      expect(await settled(screen)).toEqual([{ popup: `configured.${SLOT.login.popup}`, page: 'login' }]);
      expect(screen.allByClass('float__icon')).toHaveLength(1);
    });

    test('cover no dialog of the login: the popup waits', async () => {
      const api = loginApi();
      const answer = api.onHold(homeCalls.getPositionBanner);
      const screen = await openLogin({ api, platform: {} });
      await screen.type(input('mobile'), PHONE);
      await screen.type(input('code'), '123456');
      await screen.tap('登录');
      answer(ok(placed));
      expect(await settled(screen)).toEqual([]);
      await screen.tap('不同意');
      expect(await settled(screen)).toHaveLength(1);
    });
  });

  test('has no placements in the mini program', async () => {
    const api = loginApi();
    const screen = await openLogin({
      api,
      platform: { storage: agreedStorage(), runtime: Runtime.weixinMiniApp },
    });
    await screen.settle();
    expect(api.requests(homeCalls.getPositionBanner)).toEqual([]);
  });

  test('refuses a phone of more than 14 digits', async () => {
    const screen = await openLogin();
    await screen.type(input('mobile'), '123456789012345');
    await screen.tap('登录');
    expect(screen.toasts).toEqual(['请输入正确的手机号码！']);
  });

  test('asks for the code, and for the password', async () => {
    const screen = await openLogin();
    await screen.type(input('mobile'), PHONE);
    await screen.tap('登录');
    await screen.tap('密码登录');
    await press(screen, input('password'), 'Enter');
    expect(screen.toasts).toEqual(['请输入验证码！', '请输入密码！']);
    expect(asked(screen)).toEqual([]);
  });

  test('marks the field that it complains about until that changes', async () => {
    const screen = await openLogin();
    await screen.tap('登录');
    expect(screen.allByClass('text-field--error')).toHaveLength(1);
    await screen.type(input('mobile'), '1');
    expect(screen.allByClass('text-field--error')).toHaveLength(0);
  });

  test('keeps the phone when the login method changes', async () => {
    const screen = await openLogin();
    await screen.type(input('mobile'), PHONE);
    await screen.tap('密码登录');
    expect(input('mobile').value).toBe(PHONE);
    expect(input('password').placeholder).toBe('请输入密码');
  });

  test('keeps mode and phone over a reload, and no password', async () => {
    const storage: KeyValueStore = agreedStorage();
    await openWithPassword({ platform: { storage } });
    await openLogin({ platform: { storage } });
    expect(input('mobile').value).toBe(PHONE);
    expect(input('password').value).toBe('');
  });
});

describe('what a password manager sees', () => {
  test('is one form with the phone as the name of the account', async () => {
    const screen = await openWithPassword();
    const form = input('password').form;
    expect(input('mobile').form).toBe(form);
    expect([input('mobile').autocomplete, input('password').autocomplete]).toEqual([
      'username',
      'current-password',
    ]);
    await screen.tap('验证码登录');
    expect([input('mobile').autocomplete, input('code').autocomplete]).toEqual([
      'tel-national',
      'one-time-code',
    ]);
  });

  test('is sent as a form, by the button and by the Enter key, and leads to no other page', async () => {
    const screen = await openLogin();
    await screen.tap('密码登录');
    const sent: boolean[] = [];
    document.addEventListener('submit', ({ defaultPrevented }) => sent.push(defaultPrevented));
    await screen.tap('登录');
    await press(screen, input('password'), 'Enter');
    expect(sent).toEqual([true, true]);
    expect(screen.toasts).toEqual(['手机号码不能为空！']);
  });
});

describe('a login by password', () => {
  test('sends nothing in plain, enters and remembers the phone', async () => {
    const screen = await openWithPassword();
    await press(screen, input('password'), 'Enter');
    await until(screen, () => screen.app.session.isLoggedIn && screen.platform.navigation.moves.length > 0);
    const [request] = screen.api.requests(accountCalls.pwdLogin);
    expect(request).toMatchObject({
      appTypeCode: 'MASTER_WECHAT',
      areaCode: '86',
      cipherVersion: 'v1',
      phoneCipher: sealed(PHONE),
      passwordCipher: sealed('Wandou2026'),
    });
    expect(JSON.stringify(screen.api.sent)).not.toContain(PHONE);
    expect(JSON.stringify(screen.api.sent)).not.toContain('Wandou2026');
    expect(screen.platform.navigation.last?.url).toBe('/pages/home/home/index');
    expect(screen.tracker.payloads('login')).toHaveLength(1);
  });

  test('shows the phone of the last one', async () => {
    const storage: KeyValueStore = agreedStorage();
    const screen = await openWithPassword({ platform: { storage } });
    await screen.tap('登录');
    await until(screen, () => screen.app.session.isLoggedIn);
    await act(async () => screen.app.session.clear());
    await openLogin({ platform: { storage } });
    expect(input('mobile').value).toBe(PHONE);
  });

  test('goes on to where the parent wanted to go', async () => {
    const screen = await openWithPassword({ query: { from: '/option' } });
    await screen.tap('登录');
    await until(screen, () => screen.platform.navigation.moves.length > 0);
    expect(screen.platform.navigation.last?.url).toBe('/pages/account/option/index');
  });

  test('is sent once however often the button is pressed', async () => {
    const screen = await openWithPassword();
    const submit = screen.byClass('login__submit');
    const answer = screen.api.onHold(accountCalls.pwdLogin);
    await screen.tap(submit);
    await screen.tap(submit);
    await press(screen, input('password'), 'Enter');
    answer(ok({ token: 'temporary-token', userinfos: [], isFirstLogin: false }));
    await until(screen, () => screen.app.session.isLoggedIn);
    expect(screen.api.requests(accountCalls.pwdLogin)).toHaveLength(1);
  });

  test('keeps what was typed when the server refuses it', async () => {
    const api = loginApi().onRefusal(accountCalls.pwdLogin, '1000011', '手机号或密码错误');
    const screen = await openWithPassword({ api });
    await screen.tap('登录');
    await until(screen, () => screen.toasts.length > 0);
    expect(screen.toasts).toEqual(['手机号或密码错误']);
    expect([input('mobile').value, input('password').value]).toEqual([PHONE, 'Wandou2026']);
    expect(screen.hasText('登录中…')).toBe(false);
  });

  test('explains the device limit and leaves the parent with the code', async () => {
    const api = loginApi().onRefusal(accountCalls.pwdLogin, '100088', '设备超限');
    const screen = await openWithPassword({ api });
    await screen.tap('登录');
    await until(screen, () => screen.hasText('登录提醒'));
    expect(screen.byClass('dialog__content').textContent).toMatch(/短信验证码登录.*班主任.*公众号在线客服/);
    expect(screen.toasts).toEqual([]);
    await screen.tap('知道了');
    expect(input('code')).toBeTruthy();
    expect(input('mobile').value).toBe(PHONE);
  });
});

describe('a login by code', () => {
  async function openWithCode(api: FakeApi, query?: OpenOptions['query']) {
    const screen = await openLogin({ api, query });
    await screen.type(input('mobile'), PHONE);
    await screen.type(input('code'), '123456');
    return screen;
  }

  test('says its own words when it is refused with 1000012', async () => {
    const screen = await openWithCode(
      loginApi().onRefusal(accountCalls.verificationLogin, '1000012', '来自服务器'),
    );
    await screen.tap('登录');
    await until(screen, () => screen.toasts.length > 0);
    expect(screen.toasts).toEqual(['登录失败，请核对手机号和验证码后重试']);
    expect(input('code').value).toBe('123456');
  });

  test('asks a new parent for the child’s age before going on', async () => {
    const api = loginApi(true).on(profileCalls.updateAge, null);
    const screen = await openWithCode(api);
    await screen.tap('登录');
    await until(screen, () => screen.hasText('孩子今年几岁了？'));
    expect(screen.platform.navigation.moves).toEqual([]);
    expect(screen.allByClass('age-dialog__age').map((age) => age.textContent)).toHaveLength(18);
    await screen.tap('6岁');
    await screen.tap('确定');
    expect(api.requests(profileCalls.updateAge)).toEqual([{ age: 6 }]);
    expect(screen.platform.navigation.last?.url).toBe('/pages/home/home/index');
    expect(screen.tracker.payloads('register')).toHaveLength(1);
  });

  /** A first login, up to the message about class hours. */
  async function openWithHours(query?: OpenOptions['query']) {
    const typeValue = JSON.stringify({ type: 1, title: '课时已到账', content: '送您一节体验课' });
    const api = loginApi(true)
      .on(profileCalls.updateAge, null)
      .on(configurationCalls.getUpgradeConfig, [{ typeCode: 'cfplHourDialog', typeValue }]);
    const screen = await openWithCode(api, query);
    await screen.tap('登录');
    await until(screen, () => screen.hasText('孩子今年几岁了？'));
    await screen.tap('20岁');
    await screen.tap('确定');
    await until(screen, () => screen.hasText('送您一节体验课'));
    return screen;
  }

  test('shows the class hours that come with the age', async () => {
    const screen = await openWithHours();
    expect(screen.platform.navigation.moves).toEqual([]);
    await screen.tap('查看我的课时');
    expect(screen.platform.navigation.last?.url).toBe('/pages/profile/parents-center/index?classHourType=1');
  });

  test('shows the hours over the page that the login was to lead to', async () => {
    const screen = await openWithHours({ from: '/option' });
    await screen.tap('查看我的课时');
    expect(screen.platform.navigation.moves).toEqual([
      { how: 'replace', url: '/pages/account/option/index' },
      { how: 'push', url: '/pages/hours/my-class-hour/index?hourType=1' },
    ]);
  });

  test('goes on without an age when the parent closes the question', async () => {
    const api = loginApi(true);
    const screen = await openWithCode(api);
    await screen.tap('登录');
    await until(screen, () => screen.hasText('孩子今年几岁了？'));
    await screen.tap(screen.byClass('sheet__close'));
    expect(api.requests(profileCalls.updateAge)).toEqual([]);
    expect(screen.platform.navigation.last?.url).toBe('/pages/home/home/index');
  });
});

test('a parent who is logged in already enters at once', async () => {
  const screen = await openLogin({ user: TEST_USER });
  expect(screen.platform.navigation.last?.url).toBe('/pages/home/home/index');
  expect(screen.allByClass('login__submit')).toEqual([]);
});
