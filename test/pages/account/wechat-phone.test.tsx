import { accountCalls } from '@/contract/account/calls';
import { ok } from '@/contract/errors';
import { Runtime } from '@/contract/host';
import { memoryStorage } from '@/platform/fake';
import Login from '@/pages/account/login';
import { stored } from '@/services/storage/values';
import { openScreen, type OpenedScreen, type OpenOptions } from '../support/open-screen';
import { agreedStorage, asked, dispatch, input, loginApi, PHONE, until } from './support';

jest.mock('@/services/crypto', () => jest.requireActual('./fake-crypto'));
jest.mock('@tarojs/components', () => ({
  ...jest.requireActual('@tarojs/components'),
  Button: jest.requireActual('../support/wechat-elements').Button,
}));
jest.mock('@/pages/account/login/wechat-phone', () =>
  jest.requireActual('@/pages/account/login/wechat-phone/index.weapp'),
);

const { wechatPhoneLogin } = accountCalls;
const answer = { token: 'temporary-token', userinfos: [], isFirstLogin: false };
const NOT_GIVEN = '获取微信手机号失败，请用验证码登录';

const openLogin = ({ storage = agreedStorage(), api = loginApi(), ...options }: Opened = {}) =>
  openScreen('login', Login, { api, platform: { storage, runtime: Runtime.weixinMiniApp }, ...options });

type Opened = Omit<OpenOptions, 'platform'> & { readonly storage?: ReturnType<typeof memoryStorage> };

/** WeChat's buttons: a tap opens a window of WeChat's, whose result comes as an event of the button. */
const buttons = () => [...document.querySelectorAll('[data-open-type=getPhoneNumber]')];
const buttonsOfPage = () => buttons().filter((button) => !button.closest('.overlay'));

const fire = (screen: OpenedScreen, detail: object, button = buttons().at(-1)) =>
  dispatch(screen, button as Element, new CustomEvent('getphonenumber', { detail }));

const give = (screen: OpenedScreen) =>
  fire(screen, { errMsg: 'getPhoneNumber:ok', code: 'phone-code', encryptedData: 'x', iv: 'x' });
const deny = (screen: OpenedScreen) => fire(screen, { errMsg: 'getPhoneNumber:fail user deny' });

const isEntered = ({ app, platform }: OpenedScreen) =>
  app.session.isLoggedIn && platform.navigation.moves.length > 0;

describe('the phone number of WeChat', () => {
  test('leads the login, and a code and a password stay beside it', async () => {
    const screen = await openLogin();
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['微信手机号一键登录']);
    expect([screen.hasText('验证码登录'), screen.hasText('密码登录')]).toEqual([true, true]);
    expect(screen.allByClass('button--primary')).toHaveLength(1);
  });

  test('logs the parent in with one tap, and the number never reaches the app', async () => {
    const api = loginApi().on(wechatPhoneLogin, answer);
    const screen = await openLogin({ api, query: { from: '/option' } });
    await give(screen);
    await until(screen, () => isEntered(screen));
    expect(api.requests(wechatPhoneLogin)).toEqual([
      expect.objectContaining({ code: 'phone-code', appTypeCode: 'MASTER_WECHAT', registered: false }),
    ]);
    expect(Object.keys(api.requests(wechatPhoneLogin)[0] ?? {})).not.toContain('phoneCipher');
    expect(screen.platform.navigation.last?.url).toBe('/pages/account/option/index');
    expect(screen.tracker.payloads('login')).toMatchObject([{ way: 'wechatPhone', isFirstLogin: false }]);
  });

  test('of a new parent leads to the child’s age, as with a code', async () => {
    const api = loginApi().on(wechatPhoneLogin, { ...answer, isFirstLogin: true });
    const screen = await openLogin({ api });
    await give(screen);
    await until(screen, () => screen.hasText('孩子今年几岁了？'));
    expect(screen.tracker.payloads('register')).toMatchObject([{ way: 'wechatPhone' }]);
  });

  test('is sent once while the login is pending', async () => {
    const api = loginApi();
    const release = api.onHold(wechatPhoneLogin);
    const screen = await openLogin({ api });
    const [button] = buttons();
    await give(screen);
    expect(buttons()).toEqual([]);
    await fire(screen, { errMsg: 'getPhoneNumber:ok', code: 'again' }, button);
    release(ok(answer));
    await until(screen, () => isEntered(screen));
    expect(api.requests(wechatPhoneLogin)).toHaveLength(1);
  });
});

describe('the agreements before the phone number', () => {
  test('are asked about by the tap, and WeChat by the yes', async () => {
    const storage = memoryStorage();
    const api = loginApi().on(wechatPhoneLogin, answer);
    const screen = await openLogin({ api, storage });
    expect(buttons()).toEqual([]);
    await screen.tap('微信手机号一键登录');
    expect(screen.hasText('服务协议与隐私保护')).toBe(true);
    await screen.tap('同意并使用微信手机号');
    await give(screen);
    await until(screen, () => isEntered(screen));
    expect(storage.get('wandou.agreedDocuments')).not.toBeNull();
  });

  test('and a no sends nothing and opens nothing of WeChat’s', async () => {
    const screen = await openLogin({ storage: memoryStorage() });
    await screen.tap('微信手机号一键登录');
    await screen.tap('不同意');
    expect([asked(screen), buttonsOfPage()]).toEqual([[], []]);
    expect(screen.allByClass('overlay--leaving')).toHaveLength(1);
  });
});

describe('without the phone number the parent stays at the fields', () => {
  const known = () => {
    const storage = agreedStorage();
    const value = { phone: PHONE, areaCode: '86' };
    storage.set(
      `wandou.${stored.lastPhone.name}`,
      JSON.stringify({ version: stored.lastPhone.version, value }),
    );
    return storage;
  };
  /** The code's fields with the last phone of this device, and one sentence. */
  const staysAtFields = (screen: OpenedScreen, sentence: string) => {
    expect([input('mobile').value, input('code').value]).toEqual([PHONE, '']);
    expect(screen.toasts).toEqual([sentence]);
    expect([screen.app.session.isLoggedIn, screen.hasText('登录中…')]).toEqual([false, false]);
    expect(buttonsOfPage()).toHaveLength(1);
  };

  test('after refusing it', async () => {
    const screen = await openLogin({ storage: known() });
    await screen.tap('密码登录');
    await deny(screen);
    staysAtFields(screen, NOT_GIVEN);
    expect(asked(screen)).toEqual([]);
    expect(screen.tracker.payloads('login_failure')).toEqual([
      { way: 'wechatPhone', reason: 'getPhoneNumber:fail user deny', code: '' },
    ]);
  });

  test('after refusing it at the question about the agreements', async () => {
    const storage = known();
    storage.remove('wandou.agreedDocuments');
    const screen = await openLogin({ storage });
    await screen.tap('微信手机号一键登录');
    await screen.tap('同意并使用微信手机号');
    await deny(screen);
    staysAtFields(screen, NOT_GIVEN);
    expect(screen.allByClass('overlay--leaving')).toHaveLength(1);
  });

  test('when WeChat gives none to this app', async () => {
    const screen = await openLogin({ storage: known() });
    await fire(screen, { errMsg: 'getPhoneNumber:fail no permission' });
    staysAtFields(screen, NOT_GIVEN);
  });

  test('when the backend cannot log in with it', async () => {
    const sentence = '暂时无法获取微信手机号，请用验证码登录';
    const api = loginApi().onRefusal(wechatPhoneLogin, '10000007', sentence);
    const screen = await openLogin({ api, storage: known() });
    await screen.tap('密码登录');
    await give(screen);
    await until(screen, () => screen.toasts.length > 0);
    staysAtFields(screen, sentence);
  });

  test('when the backend cannot be reached, and a code still logs in', async () => {
    const api = loginApi().onFailure(wechatPhoneLogin, { kind: 'network' });
    const screen = await openLogin({ api, storage: known() });
    await give(screen);
    await until(screen, () => screen.toasts.length > 0);
    expect(input('mobile').value).toBe(PHONE);
    await screen.type(input('code'), '123456');
    await screen.tap('登录');
    await until(screen, () => isEntered(screen));
  });
});
