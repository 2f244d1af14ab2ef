import { Shelf } from '@/services/sync/shelf';
import { fullStorage, memoryStorage } from '@/platform/fake';
import { AppStorage } from '@/services/storage/app-storage';

const isText = (value: unknown): value is string => typeof value === 'string';
const opened = (storage = memoryStorage()) =>
  new Shelf<string>(new AppStorage(storage), { name: 'x', version: 1, most: 2, isValid: isText });

describe('what is kept by parent and key', () => {
  test('is theirs alone, and there again after a restart', () => {
    const storage = memoryStorage();
    opened(storage).set(42, 'a', 'mine');
    const shelf = opened(storage);
    expect([shelf.get(42, 'a'), shelf.get(43, 'a'), shelf.get(0, 'a')]).toEqual([
      'mine',
      undefined,
      undefined,
    ]);
  });

  test('without a user id is not stored', () => {
    const shelf = opened();
    shelf.set(0, 'a', 'whose');
    expect(shelf.get(0, 'a')).toBeUndefined();
  });

  test('goes when there is more, what was used longest ago first', () => {
    const shelf = opened();
    shelf.set(42, 'a', '1');
    shelf.set(42, 'b', '2');
    shelf.set(42, 'a', '3');
    shelf.set(43, 'c', '4');
    expect([shelf.get(42, 'a'), shelf.get(42, 'b'), shelf.get(43, 'c')]).toEqual(['3', undefined, '4']);
  });

  test('that is taken away is gone, and nothing else', () => {
    const shelf = opened();
    shelf.set(42, 'a', '1');
    shelf.set(42, 'b', '2');
    shelf.remove(42, 'a');
    expect([shelf.get(42, 'a'), shelf.get(42, 'b')]).toEqual([undefined, '2']);
  });

  test('says whether it outlives the page', () => {
    expect(opened().set(42, 'a', '1')).toBe(true);
    expect(opened(fullStorage(100)).set(42, 'a', 'x'.repeat(100))).toBe(false);
    expect(opened().set(42, 'a', 'x'.repeat(150_001))).toBe(false);
    expect(opened().set(0, 'a', '1')).toBe(false);
  });

  test('that is spoilt counts as absent', () => {
    const storage = memoryStorage();
    const shelf = opened(storage);
    shelf.set(42, 'a', '1');
    storage.set('wandou.x.42.a', '{');
    storage.set('wandou.x.index', '7');
    expect(shelf.get(42, 'a')).toBeUndefined();
    shelf.set(42, 'a', '2');
    expect(shelf.get(42, 'a')).toBe('2');
  });
});
