import { webNetworkType } from '@/platform/web/network';

const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const weChat = (word: string) => `${SAFARI} MicroMessenger/8.0.44 NetType/${word} Language/zh_CN`;

describe('the network of a browser', () => {
  it.each([
    ['a browser that does not say', SAFARI, undefined, 'unknown'],
    ['a phone in a wireless network', SAFARI, { type: 'wifi', effectiveType: '4g' }, 'WIFI'],
    ['a phone on its line', SAFARI, { type: 'cellular', effectiveType: '4g' }, '4G'],
    ['a line that is slow', SAFARI, { type: 'cellular', effectiveType: 'slow-2g' }, '2G'],
    ['a desktop that is as fast as 4G', SAFARI, { effectiveType: '4g' }, 'unknown'],
    ['a desktop at a cable', SAFARI, { type: 'ethernet', effectiveType: '4g' }, 'unknown'],
    ['WeChat in a wireless network', weChat('WIFI'), undefined, 'WIFI'],
    ['WeChat on 5G', weChat('5G'), { type: 'cellular', effectiveType: '4g' }, '5G'],
    ['WeChat that has left 5G for a wireless network', weChat('5G'), { type: 'wifi' }, 'WIFI'],
    [
      'WeChat that has left its wireless network',
      weChat('WIFI'),
      { type: 'cellular', effectiveType: '3g' },
      '3G',
    ],
    ['WeChat that does not know', weChat('NON_NETWORK'), undefined, 'unknown'],
  ])('is known as far as it is reported: %s', (_name, userAgent, connection, type) => {
    expect(webNetworkType(userAgent, connection)).toBe(type);
  });
});
