/** Replays of pea classes and open classes: for every logged-in parent, once the class is over. */
import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { PlayableKind } from '../../../src/contract/films/values';
import type { Playable, PlayableSource } from '../../core/http/context';
import { filmNotReady, noSuchFilm } from '../films/refusals';
import { CLASS_MESSAGES } from './messages';
import { nextPeaClass } from './pea-classes';
import { openClasses, peaClasses, peaSeries } from './tables';
import { orNotFound } from '../../core/http/policy';
import { mayRead } from './policies';
import { endOf } from './wire';

type Row = typeof openClasses.$inferSelect | typeof peaClasses.$inferSelect;

function toPlayable(row: Row | undefined, now: Date): Playable {
  const it = orNotFound(row, noSuchFilm, mayRead);
  if (it.filmId === null || now < endOf(it)) throw filmNotReady();
  return { filmId: it.filmId, title: it.title, isPaid: false, until: null };
}

export const peaClassSource: PlayableSource = {
  async find({ db, clock }, _userId, id) {
    const [row] = await db.select().from(peaClasses).where(eq(peaClasses.id, id));
    const playable = toPlayable(row, clock.now());
    const next = row && (await nextPeaClass(db, row));
    if (next === undefined || next.filmId === null) return playable;
    return { ...playable, next: { kind: PlayableKind.peaClass, id: next.id, title: next.title } };
  },

  async describe({ db, clock }, _userId, ids) {
    const rows = await db
      .select({ row: peaClasses, series: peaSeries.name })
      .from(peaClasses)
      .innerJoin(peaSeries, eq(peaSeries.id, peaClasses.seriesId))
      .where(
        and(
          inArray(peaClasses.id, [...ids]),
          isNotNull(peaClasses.filmId),
          lte(sql`${peaClasses.startsAt} + make_interval(mins => ${peaClasses.minutes})`, clock.now()),
        ),
      );
    return new Map(
      rows.flatMap(({ row: { id, filmId, title, picture, subject }, series }) =>
        filmId === null ? [] : [[id, { filmId, title, of: series, picture, subject }]],
      ),
    );
  },
};

export const openClassSource: PlayableSource = {
  async find({ db, clock }, _userId, id) {
    const [row] = await db.select().from(openClasses).where(eq(openClasses.id, id));
    return toPlayable(row, clock.now());
  },

  async describe({ db, clock }, _userId, ids) {
    const rows = await db
      .select()
      .from(openClasses)
      .where(
        and(
          inArray(openClasses.id, [...ids]),
          isNotNull(openClasses.filmId),
          lte(sql`${openClasses.startsAt} + make_interval(mins => ${openClasses.minutes})`, clock.now()),
        ),
      );
    return new Map(
      rows.flatMap(({ id, filmId, title, picture, subject }) =>
        filmId === null ? [] : [[id, { filmId, title, of: CLASS_MESSAGES.openClass, picture, subject }]],
      ),
    );
  },
};
