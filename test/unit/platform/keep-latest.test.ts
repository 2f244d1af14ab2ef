import { keepLatest } from '@/features/screen/kept-paint/keep-latest';
import { memoryStorage } from '@/platform/fake';
import { keyValues } from '@/platform/key-values';
import { AppStorage } from '@/services/storage/app-storage';
import { Kept } from '@/services/storage/kept';
import { keptValues } from '@/services/storage/kept-values';

const parent = (userId: number) => ({ isLoggedIn: true, user: { userId } });
const look = (address: string, html = '<b>x</b>') => ({
  ...{ build: '0123456789ab', day: '2026-11-22', width: 375, css: '' },
  ...{ html, address },
});
const indexOf = (storage: AppStorage, userId: number) =>
  new Kept(storage, parent(userId), keptValues.latest).value?.map(({ address }) => address);

describe('looks of lists and details', () => {
  it('are four on the device, however many were seen', () => {
    const storage = new AppStorage(memoryStorage());
    for (let id = 1; id <= 9; id += 1) keepLatest(storage, parent(7), look(`myOrder?orderId=${id}`));
    expect(indexOf(storage, 7)).toEqual([9, 8, 7, 6].map((id) => `myOrder?orderId=${id}`));
  });

  it('of another parent are no longer listed', () => {
    const storage = new AppStorage(memoryStorage());
    keepLatest(storage, parent(7), look('myOrder'));
    keepLatest(storage, parent(8), look('myClassList'));
    expect(indexOf(storage, 8)).toEqual(['myClassList']);
    expect(indexOf(storage, 7)).toBeUndefined();
  });

  it('cost nothing where the store is full or forbidden, and are not kept when they are long', () => {
    const refusing = (): Storage => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const forbidden = new AppStorage(keyValues(refusing));
    expect(() => keepLatest(forbidden, parent(7), look('myOrder'))).not.toThrow();
    const texts = memoryStorage();
    keepLatest(new AppStorage(texts), parent(7), look('myOrder', 'x'.repeat(120_001)));
    expect(texts.get('wandou.kept.latest0')).toBeNull();
  });
});
