import type { BridgeCommandName } from '@/contract/bridge';
import { amount, flag, replyFields } from '@/platform/bridge/replies';
import { parseReply } from '@/platform/bridge/reply-parsers';
import type { NativeSystem } from '@/platform/support';

describe('what the app replies', () => {
  const read = (command: BridgeCommandName, reply: unknown, system: NativeSystem = 'ios'): unknown => {
    const result = parseReply(command, reply, system);
    return result.ok ? result.value : result.error;
  };

  it('counts bytes and pixels as numbers, as text and with their unit', () => {
    expect(
      [12, '12', '1.5 MB', '2K', { size: '3' }, '{"size":4}'].map((r) => read('getCourseCacheSize', r)),
    ).toEqual([12, 12, 1.5 * 2 ** 20, 2048, 3, 4]);
    expect([44, '44px', { height: 20 }].map((reply) => read('getDeviceTopHeight', reply))).toEqual([
      44, 44, 20,
    ]);
    expect(['', 'much', -1, null, [], {}, NaN].map((reply) => amount(reply, 'size'))).toEqual(
      Array(7).fill(undefined),
    );
  });

  it('says whether it may notify in any way', () => {
    const yes = [true, 'true', 1, '1', { state: 1 }, '{"status":true}'];
    const no = [false, 'false', 0, '0', { state: '0' }, { status: 0 }];
    expect(yes.map((reply) => read('getPushState', reply))).toEqual(yes.map(() => true));
    expect(no.map((reply) => read('getPushState', reply))).toEqual(no.map(() => false));
    expect([flag('maybe'), flag(undefined), flag({})]).toEqual([undefined, undefined, undefined]);
  });

  it('has the files in fileArr on Android and in a parsed object on iOS', () => {
    const path = '/storage/a/one.jpg';
    const one = { path, name: 'one.jpg', size: 0 };
    const full = { path, name: 'n', size: '12' };
    expect(read('chooseFile', { fileArr: [path] }, 'android')).toEqual({ files: [one] });
    expect(read('chooseFile', JSON.stringify({ fileArr: JSON.stringify([full]) }), 'android')).toEqual({
      files: [{ ...full, size: 12 }],
    });
    expect(read('chooseFile', { files: [full] })).toEqual({ files: [{ ...full, size: 12 }] });
    expect(read('chooseFile', full)).toEqual({ files: [{ ...full, size: 12 }] });
    expect(read('chooseFile', { fileArr: [] })).toEqual({ files: [] });
    expect(read('uploadFile', { fileArr: ['https://a/1', { url: 'https://a/2' }] }, 'android')).toEqual({
      urls: ['https://a/1', 'https://a/2'],
    });
    expect(read('uploadFile', '{"url":"https://a/1"}')).toEqual({ urls: ['https://a/1'] });
  });

  it('is unreadable as a whole when one file of it is, or no web address', () => {
    expect(read('chooseFile', { fileArr: ['/a.jpg', {}] })).toBe('unreadable');
    expect(read('uploadFile', { fileArr: ['https://a/1', 'file:///a'] })).toBe('unreadable');
    expect(read('uploadFile', 'nothing')).toBe('unreadable');
  });

  it('names the platforms in an object or in a bare list', () => {
    expect(read('getSharePlatforms', { platforms: ['friend', 7, null] })).toEqual({
      platforms: ['friend', '7'],
    });
    expect(read('getSharePlatforms', '["friend"]')).toEqual({ platforms: ['friend'] });
    expect(read('getSharePlatforms', { platforms: 'friend' })).toBe('unreadable');
  });

  it('says no with false, 0, or an object that does', () => {
    for (const no of [false, 0, '0', { status: 0 }, { success: false }, '{"success":"0"}']) {
      expect(read('saveImage', no)).toBe('refused');
      expect(read('chooseFile', no)).toBe('refused');
    }
    for (const yes of [null, undefined, '', 'ok', 1, {}, { status: 1 }, [], { code: 0 }]) {
      expect(read('saveImage', yes)).toBeNull();
    }
    expect(replyFields('[1]')).toBeUndefined();
  });
});
