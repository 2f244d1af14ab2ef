import { homeCalls } from '@/contract/home/calls';
import type { SlotItem } from '@/contract/home/schema';
import { SLOT } from '@/contract/home/values';
import { SlotsStore } from '@/features/home/slots/slots-store';
import { memoryStorage } from '@/platform/fake';
import type { KeyValueStore } from '@/platform/types';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';

const { banner, image, text } = SLOT.parentCenter;
const entry = (id: number): SlotItem => ({ id, title: `条目 ${id}`, redirectType: 0 });

const backend = (): FakeApi =>
  new FakeApi().on(homeCalls.getPositionBanner, ({ displayPositionId }) =>
    [displayPositionId]
      .flat()
      .filter((position) => position !== text)
      .map((position) => ({ displayPositionId: position, dataList: [entry(position)] })),
  );

const starting = async (storage: KeyValueStore, api: FakeApi = backend()) =>
  (await fakeApp({ api, platform: { storage }, user: TEST_USER, student: OFFICIAL })).app;

/** Both pages were shown once on this device. */
async function afterOneStart(): Promise<KeyValueStore> {
  const storage = memoryStorage();
  const app = await starting(storage);
  // The user is set from the start, as on a device.
  await new SlotsStore(app, [banner, image, text]).load();
  await new SlotsStore(app, Object.values(SLOT.myClass.all)).load();
  return storage;
}

describe('the slots of a page at the second start', () => {
  it('are there at once, those of every page, and those that were empty', async () => {
    const app = await starting(await afterOneStart());
    const mine = new SlotsStore(app, [banner, image, text]);
    expect([mine.isFirstLoad, mine.isEmpty]).toEqual([false, false]);
    expect(mine.of(banner)).toEqual([entry(banner)]);
    expect(mine.of(text)).toEqual([]);
    expect(new SlotsStore(app, Object.values(SLOT.myClass.all)).isFirstLoad).toBe(false);
  });

  it('are not there of positions that were never loaded', async () => {
    const app = await starting(await afterOneStart());
    const other = new SlotsStore(app, [banner, SLOT.parentCenter.bottomText]);
    expect([other.isFirstLoad, other.of(banner)]).toEqual([true, []]);
    expect(new SlotsStore(app, Object.values(SLOT.myClass.go)).isFirstLoad).toBe(true);
  });

  it('stay without an answer, and are known to be stale', async () => {
    const app = await starting(
      await afterOneStart(),
      new FakeApi().onFailure(homeCalls.getPositionBanner, { kind: 'network' }),
    );
    const mine = new SlotsStore(app, [banner, image, text]);
    expect(mine.isOffline).toBe(false);
    await mine.load();
    expect([mine.isOffline, mine.of(banner)]).toEqual([true, [entry(banner)]]);
  });

  it('are refreshed behind it, and the next start has what is new', async () => {
    const storage = await afterOneStart();
    const app = await starting(storage, new FakeApi().on(homeCalls.getPositionBanner, []));
    await new SlotsStore(app, [banner, image, text]).load();
    const next = await starting(storage);
    expect(new SlotsStore(next, [banner, image, text]).isEmpty).toBe(true);
    // The slots of the other page stay.
    expect(new SlotsStore(next, Object.values(SLOT.myClass.all)).isEmpty).toBe(false);
  });

  it('are gone after a logout', async () => {
    const storage = await afterOneStart();
    (await starting(storage)).session.clear();
    expect(new SlotsStore(await starting(storage), [banner, image, text]).isFirstLoad).toBe(true);
  });
});
