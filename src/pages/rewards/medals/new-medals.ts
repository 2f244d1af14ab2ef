import type { Medal } from '@/contract/rewards/schema';
import { todayOf } from '@/features/dates/zones';
import { isObject, isShape } from '@/services/storage/shapes';
import type { StoredValue } from '@/services/storage/app-storage';
import type { App } from '@/stores/app/app';

/** Levels that a parent has seen, by medal. */
interface Seen {
  readonly owner: number;
  readonly levels: Readonly<Record<string, number>>;
}

const seenMedals: StoredValue<Seen> = {
  name: 'seenMedals',
  version: 1,
  isValid: (value): value is Seen => isShape<Seen>({ owner: 'number' })(value) && isObject(value.levels),
};

/** Medals that were earned since the last look. On a device that has shown none yet, only today's are new. */
export class NewMedals {
  constructor(private readonly app: Pick<App, 'session' | 'serverClock' | 'storage'>) {}

  /** One whose level is new; each counts once. */
  take(medals: readonly Medal[]): Medal | undefined {
    const { session, storage } = this.app;
    const owner = session.user.userId;
    const seen = storage.get(seenMedals);
    const before = seen?.owner === owner ? seen.levels : undefined;
    storage.set(seenMedals, {
      owner,
      levels: Object.fromEntries(medals.map(({ name, level }) => [name, level])),
    });
    return medals.find((medal) => (before ? medal.level > (before[medal.name] ?? 0) : this.isOfToday(medal)));
  }

  private isOfToday({ earnedOn, level }: Medal): boolean {
    return level > 0 && earnedOn[level - 1] === todayOf(this.app.serverClock.now());
  }
}
