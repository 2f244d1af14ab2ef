import { deviceName } from '../../../server/domains/account/device-name';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a device', () => {
  it.each([
    ['the model that an app sends', { phonemodel: 'HUAWEI Mate 60', 'user-agent': 'x' }, 'HUAWEI Mate 60'],
    ['a Chinese model, which is sent encoded', { phonemodel: encodeURIComponent('小米 14') }, '小米 14'],
    ['a model that only looks encoded', { phonemodel: '100% phone' }, '100% phone'],
    [
      'an iPhone',
      {
        'user-agent': `${MOZILLA} (iPhone; CPU iPhone OS 17_0 like Mac OS X) ${WEBKIT} Version/17.0 Safari/604.1`,
      },
      'iPhone · Safari',
    ],
    [
      'an Android that names its model',
      {
        'user-agent': `${MOZILLA} (Linux; Android 13; M2012K11AC Build/TKQ1) ${WEBKIT} Chrome/110 Mobile Safari/537`,
      },
      'M2012K11AC · Chrome',
    ],
    [
      'an Android that does not',
      { 'user-agent': `${MOZILLA} (Linux; Android 10; K) ${WEBKIT} Chrome/120 Mobile Safari/537` },
      '安卓手机 · Chrome',
    ],
    [
      'WeChat',
      { 'user-agent': `${MOZILLA} (iPhone; CPU iPhone OS 17_0 like Mac OS X) ${WEBKIT} MicroMessenger/8.0` },
      'iPhone · 微信',
    ],
    [
      'the mini program',
      { 'user-agent': `${MOZILLA} (iPhone; CPU) ${WEBKIT} MicroMessenger/8.0 MiniProgramEnv/ios` },
      'iPhone · 微信小程序',
    ],
    [
      'a computer',
      { 'user-agent': `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/120 Safari/537 Edg/120` },
      'Windows 电脑 · Edge',
    ],
    ['nothing', {}, ''],
    ['what says nothing', { 'user-agent': 'curl/8' }, ''],
  ])('of %s', (_what, headers, name) => {
    expect(deviceName(headers as Record<string, string>)).toBe(name);
  });

  it('is one line of a screen, whatever a header says', () => {
    const name = deviceName({ phonemodel: encodeURIComponent(`a\n\u202eb${'长'.repeat(100)}`) });
    expect(name).toHaveLength(64);
    expect(name.startsWith('ab长')).toBe(true);
  });
});
