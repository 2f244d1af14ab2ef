import { storageMethods } from '../logic/wx/storage';
import { dataContext, errMsgOf, outcome, thrownBy } from './support/data-context';

interface StorageApi {
  setStorageSync(key: unknown, data?: unknown): void;
  getStorageSync(key: unknown): unknown;
  removeStorageSync(key: string): void;
  clearStorageSync(): void;
  getStorageInfoSync(): { keys: string[]; currentSize: number; limitSize: number };
  batchSetStorageSync(list: { key: string; value: unknown }[]): void;
  batchGetStorageSync(keys: string[]): unknown[];
  [asynchronous: string]: unknown;
}

const MB = 1024 * 1024;

function start(storage: Record<string, string> = {}) {
  const data = dataContext({ storage });
  return { ...data, wx: storageMethods(data.context) as unknown as StorageApi };
}

describe('storage', () => {
  it.each([
    ['a string', 'text'],
    ['an empty string', ''],
    ['a number', 1.5],
    ['true', true],
    ['false', false],
    ['null', null],
    ['undefined', undefined],
    ['an array', [1, { a: 2 }]],
    ['an object', { nested: { list: [1] } }],
    ['a date', new Date(86400000)],
  ])('keeps %s with its kind', (_name, value) => {
    const { wx } = start();
    wx.setStorageSync('key', value);
    expect(wx.getStorageSync('key')).toEqual(value);
  });

  it('gives a copy, as through JSON', () => {
    const { wx } = start();
    const value = { list: [1], lost: undefined };
    wx.setStorageSync('key', value);
    value.list.push(2);
    expect(wx.getStorageSync('key')).toStrictEqual({ list: [1] });
  });

  it.each([
    ['a function', () => 1, 'Function'],
    ['a symbol', Symbol('s'), 'Symbol'],
    ['a map', new Map(), 'Map'],
    ['bytes', new Uint8Array(1), 'Uint8Array'],
  ])('refuses %s', (_name, value, kind) => {
    const { wx } = start();
    expect(thrownBy(() => wx.setStorageSync('key', value))).toContain(`${kind} is not serialisable`);
  });

  it('answers a missing key with nothing, sync and async', async () => {
    const { wx } = start();
    expect(wx.getStorageSync('none')).toBe('');
    expect(await outcome(wx.getStorage, { key: 'none' })).toEqual({
      kind: 'fail',
      result: { errMsg: 'getStorage:fail data not found' },
    });
  });

  it('complains of a key that is no string', async () => {
    const { wx } = start();
    expect(thrownBy(() => wx.setStorageSync(1, 'x'))).toBe(
      'setStorageSync:fail parameter error: parameter.key should be String instead of Number;',
    );
    expect(await errMsgOf(wx.getStorage, {})).toBe(
      'getStorage:fail parameter error: parameter.key should be String instead of Undefined;',
    );
  });

  it('limits a key to 1 MB, counted in UTF-8', async () => {
    const { wx } = start();
    wx.setStorageSync('k', 'x'.repeat(MB - 1));
    expect(thrownBy(() => wx.setStorageSync('k', 'x'.repeat(MB)))).toBe(
      'setStorageSync:fail:entry size limit reached',
    );
    expect(await errMsgOf(wx.setStorage, { key: 'k', data: '字'.repeat(MB / 3 + 1) })).toBe(
      'setStorage:fail:entry size limit reached',
    );
    expect(wx.getStorageSync('k')).toHaveLength(MB - 1);
  });

  it('limits everything together to 10 MB', async () => {
    const { wx } = start();
    for (let key = 0; key < 10; key++) wx.setStorageSync(String(key), 'x'.repeat(MB - 1));
    expect(thrownBy(() => wx.setStorageSync('more', 'x'))).toBe(
      'setStorageSync:fail exceed storage max size 10Mb',
    );
    expect(wx.getStorageInfoSync()).toMatchObject({ currentSize: 10240, limitSize: 10240 });
    wx.removeStorageSync('0');
    wx.setStorageSync('more', 'x');
    expect(await errMsgOf(wx.setStorage, { key: '0', data: 'x'.repeat(MB - 1) })).toBe(
      'setStorage:fail exceed storage max size 10Mb',
    );
  });

  it('keeps encrypted values apart', async () => {
    const { wx } = start();
    await outcome(wx.setStorage, { key: 'secret', data: { a: 1 }, encrypt: true });
    expect(wx.getStorageSync('secret')).toBe('');
    expect(await errMsgOf(wx.getStorage, { key: 'secret' })).toMatch(/^getStorage:fail decrypt/);
    expect(await outcome(wx.getStorage, { key: 'secret', encrypt: true })).toEqual({
      kind: 'success',
      result: { data: { a: 1 }, errMsg: 'getStorage:ok' },
    });
    expect(await errMsgOf(wx.setStorage, { key: 'big', data: 'x'.repeat(0.8 * MB), encrypt: true })).toBe(
      'setStorage:fail:entry size limit reached',
    );
  });

  it('reads and writes many at once', () => {
    const { wx } = start();
    wx.batchSetStorageSync([
      { key: 'a', value: 1 },
      { key: 'b', value: { c: 2 } },
    ]);
    expect(wx.batchGetStorageSync(['b', 'a', 'none'])).toEqual([{ c: 2 }, 1, '']);
  });

  it('lists, removes and clears', async () => {
    const { wx, stored } = start();
    wx.setStorageSync('a', 1);
    wx.setStorageSync('b', 2);
    expect((await outcome(wx.getStorageInfo)).result).toMatchObject({ keys: ['a', 'b'], currentSize: 1 });
    await outcome(wx.removeStorage, { key: 'a' });
    expect([...stored.keys()]).toEqual(['b']);
    wx.clearStorageSync();
    await outcome(wx.getStorageInfo);
    expect([wx.getStorageInfoSync().keys, stored.size]).toEqual([[], 0]);
  });

  it('goes on where the last run stopped', async () => {
    const before = start();
    before.wx.setStorageSync('date', new Date(5));
    before.wx.setStorageSync('list', [1]);
    await outcome(before.wx.getStorageInfo);
    const after = start(Object.fromEntries(before.stored));
    expect(after.wx.getStorageSync('date')).toEqual(new Date(5));
    expect(after.wx.getStorageSync('list')).toEqual([1]);
    expect(after.wx.getStorageInfoSync().keys).toEqual(['date', 'list']);
  });

  it('answers with a promise where there are no callbacks', async () => {
    const { wx } = start();
    await expect(
      (wx.setStorage as (options: object) => Promise<object>)({ key: 'a', data: 1 }),
    ).resolves.toEqual({
      errMsg: 'setStorage:ok',
    });
    await expect((wx.getStorage as (options: object) => Promise<object>)({ key: 'no' })).rejects.toEqual({
      errMsg: 'getStorage:fail data not found',
    });
  });
});
