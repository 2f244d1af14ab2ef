import { readFileSync } from 'node:fs';
import { loadConfig } from '../../../server/core/config';
import { buildConstants } from '../../../config/constants';

const DEMO_KEY = 'server/core/demo-keys/DEMO_ONLY_public.pem';

const SET = [
  'TARO_ENV',
  'APP_USER_AGENTS',
  'TARO_APP_API_HOSTS',
  'TARO_APP_API_ORIGIN',
  'TARO_APP_H5_ORIGIN',
  'TARO_APP_LOGIN_FIRST',
  'TARO_APP_RSA_PUBLIC_KEY',
  'TARO_APP_RSA_PUBLIC_KEY_FILE',
  'TARO_APP_ENVIRONMENT',
] as const;
type Setting = Partial<Record<(typeof SET)[number], string>>;

const before = { ...process.env };
afterEach(() => (process.env = { ...before }));

const built = (setting: Setting) => {
  const others = Object.entries(before).filter(([name]) => !SET.some((one) => one === name));
  process.env = { ...Object.fromEntries(others), ...setting };
  return buildConstants('production');
};

const READY: Setting = {
  TARO_ENV: 'weapp',
  TARO_APP_API_ORIGIN: 'https://api.example',
  TARO_APP_RSA_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----',
};

describe('A mini program for production', () => {
  it('is built with an https origin and a key of its own', () =>
    expect(JSON.parse(built(READY).__APP_ENV__ ?? '')).toMatchObject({ apiOrigin: 'https://api.example' }));

  it.each([
    ['of this machine', { TARO_APP_API_ORIGIN: undefined }, 'TARO_APP_API_ORIGIN'],
    ['without https', { TARO_APP_API_ORIGIN: 'http://192.0.2.1' }, 'TARO_APP_API_ORIGIN'],
    [
      'with a host without https',
      { TARO_APP_API_HOSTS: '{"gateway":"http://192.0.2.1"}' },
      'TARO_APP_API_HOSTS',
    ],
    [
      'of this machine, whatever the hosts',
      { TARO_APP_API_ORIGIN: undefined, TARO_APP_API_HOSTS: '{"gateway":"https://gateway.example"}' },
      'TARO_APP_API_ORIGIN',
    ],
    ['with an H5 app without https', { TARO_APP_H5_ORIGIN: 'http://192.0.2.1' }, 'TARO_APP_H5_ORIGIN'],
    ['with the demo’s key', { TARO_APP_RSA_PUBLIC_KEY: undefined }, 'not the demo’s'],
    [
      'with the demo’s key by its file',
      { TARO_APP_RSA_PUBLIC_KEY: undefined, TARO_APP_RSA_PUBLIC_KEY_FILE: DEMO_KEY },
      'not the demo’s',
    ],
    [
      'with the demo’s key in one line',
      { TARO_APP_RSA_PUBLIC_KEY: readFileSync(DEMO_KEY, 'utf8').replaceAll('\n', '\\n') },
      'not the demo’s',
    ],
    [
      'with a key that is not there',
      { TARO_APP_RSA_PUBLIC_KEY: undefined, TARO_APP_RSA_PUBLIC_KEY_FILE: '/nowhere.pem' },
      'a file that is not there',
    ],
  ])('is refused %s', (_which, without, named) => {
    const setting = Object.entries({ ...READY, ...without }).filter(([, value]) => value !== undefined);
    expect(() => built(Object.fromEntries(setting))).toThrow(named);
  });

  it('says everything that it lacks at once', () =>
    expect(() => built({ TARO_ENV: 'weapp' })).toThrow(/TARO_APP_API_ORIGIN[^]*not the demo’s/));

  it.each([
    [undefined, false],
    ['1', true],
  ])('asks for the login before its first page only where the operator says so: %s', (value, loginFirst) => {
    const setting = value === undefined ? READY : { ...READY, TARO_APP_LOGIN_FIRST: value };
    expect(JSON.parse(built(setting).__APP_ENV__ ?? '')).toMatchObject({ loginFirst });
  });

  it('may be tried without either', () =>
    expect(() => built({ TARO_ENV: 'weapp', TARO_APP_ENVIRONMENT: 'test' })).not.toThrow());
});

test.each([undefined, 'School/, Other/', 'none'])(
  'the app and the backend take the same web views for their own: %s',
  (words) => {
    const setting = words === undefined ? {} : { APP_USER_AGENTS: words };
    expect(JSON.parse(built(setting).__APP_USER_AGENTS__ ?? '')).toEqual(loadConfig(setting).appUserAgents);
  },
);

test('H5 needs neither: it asks its own origin', () => expect(() => built({})).not.toThrow());
