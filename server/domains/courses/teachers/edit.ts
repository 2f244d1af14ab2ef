/** Teachers as staff keep them: also those that are not presented to parents. */
import { asc, eq, ilike } from 'drizzle-orm';
import { totalRows, type Paging } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import { likeText } from '../../help/search';
import { teachers } from '../timetable/tables';
import { teacherProfiles } from './tables';

const rowsOf = (db: Db) =>
  db
    .select({ teacher: teachers, profile: teacherProfiles, total: totalRows })
    .from(teachers)
    .leftJoin(teacherProfiles, eq(teacherProfiles.teacherId, teachers.id));

export const teachersNamed = (db: Db, name: string, { limit, offset }: Paging) =>
  rowsOf(db)
    .where(ilike(teachers.name, likeText(name)))
    .orderBy(asc(teachers.name), asc(teachers.id))
    .limit(limit)
    .offset(offset);

export type KeptTeacher = Omit<Awaited<ReturnType<typeof teachersNamed>>[number], 'total'>;

/** In a transaction: until it ends, the teacher is this editor's. */
export async function teacherToEdit(db: Db, id: number): Promise<KeptTeacher | undefined> {
  const isIt = eq(teachers.id, id);
  await db.select({ id: teachers.id }).from(teachers).where(isIt).for('update');
  const [found] = await rowsOf(db).where(isIt);
  return found;
}

/** Of a line of an import as well. */
export const teacherRow = ({ avatar = '', name }: { readonly name: string; readonly avatar?: string }) => ({
  ...{ name, avatar },
});

export type WrittenProfile = Omit<typeof teacherProfiles.$inferInsert, 'teacherId' | 'code'>;

/** `profile` null: not presented. */
export async function saveTeacher(
  db: Db,
  id: number | undefined,
  teacher: ReturnType<typeof teacherRow>,
  profile: WrittenProfile | null,
): Promise<number> {
  const saved =
    id === undefined
      ? await db.insert(teachers).values(teacher).returning({ id: teachers.id })
      : await db.update(teachers).set(teacher).where(eq(teachers.id, id)).returning({ id: teachers.id });
  const teacherId = saved[0]?.id;
  if (teacherId === undefined) throw new Error('A teacher was not stored');
  if (profile === null) await db.delete(teacherProfiles).where(eq(teacherProfiles.teacherId, teacherId));
  else
    await db
      .insert(teacherProfiles)
      .values({ ...profile, teacherId, code: `teacher-${teacherId}` })
      .onConflictDoUpdate({ target: teacherProfiles.teacherId, set: profile });
  return teacherId;
}
