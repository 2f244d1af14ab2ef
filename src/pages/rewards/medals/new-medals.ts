import type { Medal } from '@/contract/rewards/schema';
import { todayOf } from '@/features/dates/zones';
import type { StoredValue } from '@/services/storage/app-storage';
import { Cached, type Owned } from '@/services/storage/cached';
import { isObject, isShape } from '@/services/storage/shapes';
import type { App } from '@/stores/app/app';

/** By medal. */
type Levels = Readonly<Record<string, number>>;

/** Levels that a parent has seen. Stays over a logout, unlike what is cached. */
const seenMedals: StoredValue<Owned<Levels>> = {
  name: 'seenMedals',
  version: 2,
  isValid: (value): value is Owned<Levels> =>
    isShape<Owned<Levels>>({ owner: 'number' })(value) && isObject(value.value),
};

/** Medals that were earned since the last look. On a device that has shown none yet, only today's are new. */
export class NewMedals {
  private readonly seen: Cached<Levels>;

  constructor(private readonly app: Pick<App, 'session' | 'serverClock' | 'storage'>) {
    this.seen = new Cached(app.storage, app.session, seenMedals);
  }

  /** One whose level is new; each counts once. */
  take(medals: readonly Medal[]): Medal | undefined {
    const before = this.seen.value;
    this.seen.keep(Object.fromEntries(medals.map(({ name, level }) => [name, level])));
    return medals.find((medal) => (before ? medal.level > (before[medal.name] ?? 0) : this.isOfToday(medal)));
  }

  private isOfToday({ earnedOn, level }: Medal): boolean {
    return level > 0 && earnedOn[level - 1] === todayOf(this.app.serverClock.now());
  }
}
