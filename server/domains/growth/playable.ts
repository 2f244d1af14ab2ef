/** Recordings of a child's voice, for its own parents only. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../core/db/types';
import type { PlayableSource } from '../../core/http/context';
import { noSuchFilm } from '../films/refusals';
import { films } from '../films/tables';
import { lessons } from '../courses/timetable/tables';
import { childRecordings } from './tables';
import { ownRecordings } from './policies';

export const recordingSource: PlayableSource = {
  async find({ db }, userId, id) {
    const [found] = await recordingsOf(db, userId, [id]);
    // Another child's recording is reported like a missing one.
    if (found === undefined) throw noSuchFilm();
    // No next item: parents choose a recording.
    return { filmId: found.filmId, title: found.title, isPaid: false, until: null };
  },

  async describe({ db }, userId, ids) {
    const found = await recordingsOf(db, userId, ids);
    return new Map(
      found.map(({ id, filmId, title, lesson, picture }) => [
        id,
        { filmId, title, of: lesson ?? '', picture },
      ]),
    );
  },
};

const recordingsOf = (db: Db, userId: number, ids: readonly number[]) =>
  db
    .select({
      id: childRecordings.id,
      filmId: childRecordings.filmId,
      title: childRecordings.title,
      lesson: lessons.chapterName,
      picture: films.poster,
    })
    .from(childRecordings)
    .innerJoin(films, eq(films.id, childRecordings.filmId))
    .leftJoin(lessons, eq(lessons.id, childRecordings.lessonId))
    .where(and(ownRecordings(userId), inArray(childRecordings.id, [...ids])));
