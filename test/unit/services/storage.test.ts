import { createFakePlatform, fullStorage, memoryStorage } from '@/platform/fake';
import { fail } from '@/contract/errors';
import { deviceIdOf } from '@/services/device-id';
import { AppStorage } from '@/services/storage/app-storage';
import { stored } from '@/services/storage/values';

describe('what is kept on the device', () => {
  const phone = { phone: '13800000001', areaCode: '86' };

  it('comes back as it was', () => {
    const storage = new AppStorage(memoryStorage());
    storage.set(stored.lastPhone, phone);
    expect(storage.get(stored.lastPhone)).toEqual(phone);
    storage.remove(stored.lastPhone);
    expect(storage.get(stored.lastPhone)).toBeUndefined();
  });

  it.each([
    ['not JSON', 'nonsense'],
    ['another version', JSON.stringify({ version: 0, value: phone })],
    ['another shape', JSON.stringify({ version: 1, value: { phone: 1 } })],
    ['nothing', 'null'],
  ])('counts as absent when it is %s', (_name, text) => {
    const store = memoryStorage();
    store.set('wandou.lastPhone', text);
    expect(new AppStorage(store).get(stored.lastPhone)).toBeUndefined();
  });
});

describe('what is kept where there is no room', () => {
  const isText = (value: unknown): value is string => typeof value === 'string';
  const entry = (name: string) => ({ name, version: 1, isValid: isText });
  const long = 'x'.repeat(80);

  it('says that it does not outlive the page, and is there until then', () => {
    const storage = new AppStorage(fullStorage(20));
    expect(storage.set(entry('draft'), long)).toBe(false);
    expect(storage.get(entry('draft'))).toBe(long);
    expect(new AppStorage(fullStorage(200)).set(entry('draft'), long)).toBe(true);
  });

  it('removes caches in favour of what a parent typed', () => {
    const device = fullStorage(150);
    const storage = new AppStorage(device, [entry('cache')]);
    expect(storage.set(entry('cache'), long)).toBe(true);
    expect(storage.keep(entry('draft'), long)).toBe(true);
    expect([storage.get(entry('cache')), storage.get(entry('draft'))]).toEqual([undefined, long]);
  });

  it('removes nothing in favour of a cache', () => {
    const storage = new AppStorage(fullStorage(150), [entry('cache'), entry('other')]);
    storage.keep(entry('draft'), long);
    expect(storage.set(entry('cache'), long)).toBe(false);
    expect(storage.get(entry('draft'))).toBe(long);
  });
});

describe('the device id', () => {
  it('is made once and kept', async () => {
    const storage = new AppStorage(memoryStorage());
    const platform = createFakePlatform();
    const made = await deviceIdOf(platform, storage);
    expect(made).toMatch(/^[0-9a-f]{32}$/);
    expect(await deviceIdOf(platform, storage)).toBe(made);
  });

  it('is empty where there is no randomness', async () => {
    const platform = createFakePlatform({
      randomBytes: () => Promise.resolve(fail({ kind: 'unsupported', ability: 'random' })),
    });
    expect(await deviceIdOf(platform, new AppStorage(memoryStorage()))).toBe('');
  });
});
