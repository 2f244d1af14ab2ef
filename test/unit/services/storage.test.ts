import { memoryStorage } from '@/platform/fake';
import { createFakePlatform } from '@/platform/fake';
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
