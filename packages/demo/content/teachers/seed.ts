import { inArray } from 'drizzle-orm';
import { Subject } from '../../../../src/contract/courses/values';
import { classFeatures } from '../../../../server/domains/courses/features/tables';
import { teacherFilms, teacherProfiles } from '../../../../server/domains/courses/teachers/tables';
import type { Db } from '../../../../server/core/db/types';
import { teachers } from '../../../../server/domains/courses/timetable/tables';
import { pictureKey } from '../../pictures/catalogue';
import { FILMS, seedFilms } from '../films';
import { FEATURES } from './features';
import { TEACHERS, type DemoTeacher } from './teachers';

/** The step-up also uses these profiles: values it has stored already are kept. */
export async function seedTeacherPages(db: Db): Promise<void> {
  const filmIds = await seedFilms(db);
  const ids = await idsByName(db);
  for (const teacher of TEACHERS) {
    const teacherId = ids.get(teacher.name) ?? 0;
    const { code, satisfaction, years, ...words } = profileOf(teacher);
    await db
      .insert(teacherProfiles)
      .values({ teacherId, code, satisfaction, years, ...words })
      .onConflictDoUpdate({ target: teacherProfiles.teacherId, set: words });
    const films = teacher.films.map(([title, film], position) => ({
      teacherId,
      position,
      title,
      picture: FILMS[film].poster,
      filmId: filmIds[film],
    }));
    if (films.length > 0) await db.insert(teacherFilms).values(films).onConflictDoNothing();
  }
}

const profileOf = ({
  code,
  satisfaction,
  years,
  motto,
  introduction,
  honours,
  styles,
  subject,
}: DemoTeacher) => ({
  code,
  satisfaction,
  years,
  motto,
  introduction,
  honours: [...honours],
  styles: [...styles],
  subjects: [Subject[subject]],
});

/** Adds missing teachers. */
async function idsByName(db: Db): Promise<ReadonlyMap<string, number>> {
  const names = TEACHERS.map(({ name }) => name);
  const known = await db.select().from(teachers).where(inArray(teachers.name, names));
  const missing = TEACHERS.filter(({ name }) => !known.some((row) => row.name === name));
  const rows = missing.map(({ name, avatar }) => ({ name, avatar: pictureKey.avatar(avatar) }));
  const added = rows.length === 0 ? [] : await db.insert(teachers).values(rows).returning();
  return new Map([...added, ...known].map(({ name, id }) => [name, id]));
}

export async function seedClassFeatures(db: Db): Promise<void> {
  const rows = FEATURES.map(({ subject, mood, title, summary, points, steps }, position) => ({
    subject: Subject[subject],
    position,
    title,
    summary,
    picture: pictureKey.cover(subject, mood),
    points: points.map(([head, text]) => ({ title: head, text })),
    steps: steps.map(([head, minutes, text]) => ({ title: head, minutes, text })),
  }));
  await db.insert(classFeatures).values(rows).onConflictDoNothing();
}
