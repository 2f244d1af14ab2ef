/** Films, and what children may play in a test. */
import type { PlayableKind } from '../../src/contract/films/values';
import { films, watchProgress } from '../../server/domains/films/tables';
import type { Described, Playable } from '../../server/core/http/context';
import { registered } from '../../server/registry';
import { addMillis, SECOND } from '../../server/core/time';
import { noSuchFilm } from '../../server/domains/films/refusals';
import { stored, type Fixture, type TestContext } from './test-context';

type FilmDetails = Partial<typeof films.$inferInsert>;

/** Without content: a test that needs bytes stores them at `file`. */
export async function storeFilm({ db }: Pick<TestContext, 'db'>, film: FilmDetails = {}): Promise<number> {
  const row = { file: 'films/test/whole.mp4', seconds: 100, ...film };
  return stored(await db.insert(films).values(row).returning({ id: films.id })).id;
}

type Offered = Partial<Playable & Described> & {
  readonly filmId: number;
  /** Users who may play it; default everyone. */
  readonly onlyFor?: readonly number[];
};

/** Replaces the domain that offers this kind, until `takeBack`. */
export function offer(kind: PlayableKind, items: ReadonlyMap<number, Offered>) {
  const { playable } = registered.offers;
  const before = playable[kind];
  const offeredTo = (userId: number, id: number) => {
    const item = items.get(id);
    return item?.onlyFor?.includes(userId) === false ? undefined : item;
  };
  playable[kind] = {
    find: async (_context, userId, id) => {
      const item = offeredTo(userId, id);
      if (item === undefined) throw noSuchFilm();
      return { title: `第${id}集`, isPaid: false, until: null, ...item };
    },
    describe: async (_context, userId, ids) =>
      new Map(
        ids.flatMap((id) => {
          const item = offeredTo(userId, id);
          return item === undefined ? [] : [[id, { title: `第${id}集`, of: '', picture: 'x.svg', ...item }]];
        }),
      ),
  };
  return {
    takeBack: () => {
      Object.assign(playable, { [kind]: before });
    },
  };
}

interface Watched {
  readonly kind: PlayableKind;
  readonly itemId: number;
  readonly position: number;
  readonly seconds?: number;
  readonly isFinished?: boolean;
  /** Seconds actually played; default up to the position. */
  readonly played?: number;
  readonly secondsAgo?: number;
}

/** The child's progress in a film. */
export const watched =
  ({
    kind,
    itemId,
    position,
    seconds = 100,
    isFinished = false,
    played = position,
    secondsAgo = 60,
  }: Watched): Fixture =>
  async ({ db, clock }, { userId }) => {
    const at = addMillis(clock.now(), -secondsAgo * SECOND);
    await db.insert(watchProgress).values({
      ...{ userId, kind, itemId, seconds, savedAt: at, updatedAt: at },
      ...{ positionSeconds: position, furthestSeconds: position, watchedSeconds: played },
      finishedAt: isFinished ? at : null,
    });
  };
