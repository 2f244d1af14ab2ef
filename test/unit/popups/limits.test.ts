import { homePopups } from '@/features/home/popups/home-popups';
import { PopupCounts } from '@/features/popups/counts';
import type { PopupEntry, PopupId } from '@/features/popups/types';
import { queueOf, settle } from './support/queued';

/** The kind as home has it, with something to say at every visit. */
const alwaysDue = (kind: PopupEntry, seen: number): PopupEntry => ({
  ...kind,
  due: (app) => {
    const counts = new PopupCounts(app.storage);
    for (let time = 0; time < seen; time += 1) counts.add('one');
    const load = () => Promise.resolve(() => null);
    return Promise.resolve([{ id: kind.id, key: 'one', images: [], card: undefined, load }]);
  },
});

async function comesUp(kind: PopupEntry, seen: number): Promise<boolean> {
  const { shown } = await queueOf([{ entry: alwaysDue(kind, seen), answer: () => Promise.resolve() }]);
  await settle();
  return shown() !== undefined;
}

const TIMES: Readonly<Record<PopupId, number>> = {
  age: Infinity,
  higherLevel: 1,
  classHour: 1,
  checkIn: 2,
  freshman: 2,
  freeTrial: 2,
  activity: 2,
  interestTags: 2,
  wonderful: 2,
  weChatNotice: 2,
  configured: 1,
  notification: 2,
};

describe('how often home shows a popup on one device', () => {
  test.each(Object.entries(TIMES))('%s: %d times', async (id, times) => {
    const kind = homePopups.find((entry) => entry.id === id);
    if (!kind) throw new Error(`home has no popup ${id}`);
    const most = Math.min(times, 5);
    for (let seen = 0; seen < most; seen += 1)
      expect([seen, await comesUp(kind, seen)]).toEqual([seen, true]);
    expect(await comesUp(kind, most)).toBe(times > most);
  });
});
