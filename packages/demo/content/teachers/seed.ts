import { desc } from 'drizzle-orm';
import { Subject } from '../../../../src/contract/courses/values';
import { classFeatures } from '../../../../server/domains/courses/features/tables';
import { teacherFilms, teacherProfiles } from '../../../../server/domains/courses/teachers/tables';
import type { Db } from '../../../../server/core/db/types';
import type { ImportServices } from '../../../../server/core/import/kind';
import { teachers } from '../../../../server/domains/courses/timetable/tables';
import { bringIn } from '../../bring-in';
import { pictureKey } from '../../pictures/catalogue';
import { FILMS, seedFilms } from '../films';
import { FEATURES } from './features';
import { TEACHERS, type DemoTeacher } from './teachers';

/** The step-up also uses these profiles: values it has stored already are kept. */
export async function seedTeacherPages(services: ImportServices): Promise<void> {
  const { db } = services;
  const filmIds = await seedFilms(db);
  const ids = await seedTeachers(services);
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

/** Ids by name. */
export async function teacherIds(db: Db): Promise<ReadonlyMap<string, number>> {
  const known = await db
    .select({ id: teachers.id, name: teachers.name })
    .from(teachers)
    .orderBy(desc(teachers.id));
  return new Map(known.map(({ id, name }) => [name, id]));
}

/** Their faces are their own, and so name them. */
export const teacherRows = (list: readonly DemoTeacher[]) => ({
  teachers: list.map(({ name, avatar }) => ({
    id: `demo-${avatar}`,
    name,
    avatar: pictureKey.avatar(avatar),
  })),
});

/** Adds those that an older demo database lacks. Returns the ids of all by name. */
export async function seedTeachers(services: ImportServices): Promise<ReadonlyMap<string, number>> {
  const known = await teacherIds(services.db);
  const missing = TEACHERS.filter(({ name }) => !known.has(name));
  if (missing.length === 0) return known;
  await bringIn(services, teacherRows(missing));
  return teacherIds(services.db);
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
