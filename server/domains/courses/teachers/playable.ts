/** Teachers' films: free for every logged-in parent, as long as they exist. */
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { PlayableKind } from '../../../../src/contract/films/values';
import type { PlayableSource } from '../../../core/http/context';
import { noSuchFilm } from '../../films/refusals';
import { teachers } from '../timetable/tables';
import { teacherFilms } from './tables';
import { orNotFound } from '../../../core/http/policy';
import { mayReadTeacher } from '../policies';

export const teacherPlayable: PlayableSource = {
  async find({ db }, _userId, id) {
    const [row] = await db.select().from(teacherFilms).where(eq(teacherFilms.id, id));
    const film = orNotFound(row, noSuchFilm, mayReadTeacher);
    const [next] = await db
      .select({ id: teacherFilms.id, title: teacherFilms.title })
      .from(teacherFilms)
      .where(and(eq(teacherFilms.teacherId, film.teacherId), gt(teacherFilms.position, film.position)))
      .orderBy(asc(teacherFilms.position))
      .limit(1);
    return {
      filmId: film.filmId,
      title: film.title,
      isPaid: false,
      until: null,
      ...(next === undefined ? {} : { next: { kind: PlayableKind.teacher, ...next } }),
    };
  },

  async describe({ db }, _userId, ids) {
    const rows = await db
      .select({ film: teacherFilms, name: teachers.name })
      .from(teacherFilms)
      .innerJoin(teachers, eq(teachers.id, teacherFilms.teacherId))
      .where(inArray(teacherFilms.id, [...ids]));
    return new Map(
      rows.map(({ film: { id, filmId, title, picture }, name }) => [
        id,
        { filmId, title, of: name, picture },
      ]),
    );
  },
};
