import { and, eq, sql } from 'drizzle-orm';
import { PLAYBACK_SPEEDS, type PlaybackSpeed } from '../../../src/contract/films/values';
import type { Film } from '../../../src/contract/films/schema';
import { requireSession, type CallContext, type HandlersOf } from '../../core/http/handler';
import { formatDateTime } from '../../core/time';
import { noSuchFilm } from './refusals';
import { films, watchProgress, watchSettings } from './tables';
import { ownProgress } from './policies';
import { addressesOf } from './wire';

export const getFilmHandlers: HandlersOf<'getFilm' | 'saveWatchSpeed'> = {
  async getFilm({ kind, id }, context) {
    const { userId } = requireSession(context);
    const playable = await context.offers.playable[kind]?.find(context, userId, id);
    if (playable === undefined) throw noSuchFilm();
    const { filmId, title, isPaid, until, next } = playable;
    const found = await filmFor(context, userId, { filmId, kind, id });
    if (found === undefined) throw noSuchFilm();
    const { film, progress } = found;
    return {
      kind,
      id,
      title,
      ...addressesOf(context, film),
      positionSeconds: progress?.positionSeconds ?? 0,
      furthestSeconds: progress?.furthestSeconds ?? 0,
      isFinished: progress !== null && progress.finishedAt !== null,
      isSound: film.isSound,
      seconds: film.seconds,
      marks: film.marks.map(({ atSeconds, title: of }) => ({ atSeconds, title: of })),
      speed: speedOf(found.speed),
      isPaid,
      availableUntil: formatDateTime(until),
      ...(next === undefined ? {} : { next }),
    };
  },

  async saveWatchSpeed({ speed }, { db, session }) {
    const { userId } = requireSession({ session });
    await db
      .insert(watchSettings)
      .values({ userId, speed })
      .onConflictDoUpdate({ target: watchSettings.userId, set: { speed } });
    return null;
  },
};

interface Which extends Pick<Film, 'kind' | 'id'> {
  readonly filmId: number;
}

/** The film, the child's progress and the preferred speed, in one query. */
async function filmFor({ db }: CallContext, userId: number, { filmId, kind, id }: Which) {
  const [found] = await db
    .select({ film: films, progress: watchProgress, speed: watchSettings.speed })
    .from(films)
    .leftJoin(
      watchProgress,
      and(ownProgress(userId), eq(watchProgress.kind, kind), eq(watchProgress.itemId, id)),
    )
    .leftJoin(watchSettings, sql`${watchSettings.userId} = ${userId}`)
    .where(eq(films.id, filmId));
  return found;
}

/** A stored speed that is no longer offered is ignored. */
const speedOf = (kept: number | null): PlaybackSpeed => PLAYBACK_SPEEDS.find((speed) => speed === kept) ?? 1;
