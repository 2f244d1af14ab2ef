import { askModule } from './support/ask-module';

const READY = {
  WECHAT_UPLOAD_KEY: '-----BEGIN RSA PRIVATE KEY-----\\nAAAA\\n-----END RSA PRIVATE KEY-----',
  WECHAT_MINI_APP_ID: 'wx0123456789abcdef',
  TARO_APP_API_ORIGIN: 'https://api.example.com',
  TARO_APP_RSA_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----',
};
type Setting = Partial<Record<string, string>>;

const problems = (changed: Setting): unknown => {
  const env = JSON.stringify({ ...READY, ...changed });
  return askModule(
    'publish-settings',
    `script.publishSettings(${env}, { version: '1', description: '' }).problems`,
  );
};

describe('An upload of the mini program', () => {
  it('needs nothing more than key, appid, origin and public key', () => expect(problems({})).toEqual([]));

  it.each([
    ['a key', { WECHAT_UPLOAD_KEY: '' }, 'WECHAT_UPLOAD_KEY'],
    ['a key whose file is there', { WECHAT_UPLOAD_KEY: 'nowhere.key' }, 'WECHAT_UPLOAD_KEY'],
    ['an appid', { WECHAT_MINI_APP_ID: '' }, 'WECHAT_MINI_APP_ID'],
    ['an appid that is no tourist’s', { WECHAT_MINI_APP_ID: 'touristappid' }, 'WECHAT_MINI_APP_ID'],
    ['an origin of its own', { TARO_APP_API_ORIGIN: 'http://127.0.0.1:8080' }, 'TARO_APP_API_ORIGIN'],
    ['a public key of its own', { TARO_APP_RSA_PUBLIC_KEY: '' }, 'TARO_APP_RSA_PUBLIC_KEY_FILE'],
    ['a build for production', { TARO_APP_ENVIRONMENT: 'test' }, 'TARO_APP_ENVIRONMENT'],
  ])('is refused without %s, in one sentence', (_what, changed, named) =>
    expect(problems(changed)).toEqual([expect.stringContaining(named)]),
  );
});
