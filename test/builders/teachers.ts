/** Teachers with the operator's profile. */
import { films } from '../../server/domains/films/tables';
import { teacherFilms, teacherProfiles } from '../../server/domains/courses/teachers/tables';
import { teachers } from '../../server/domains/courses/timetable/tables';
import { stored, type TestContext } from './test-context';

export type TeacherDetails = Partial<Omit<typeof teacherProfiles.$inferInsert, 'teacherId'>> & {
  /** Without a profile: only a name. */
  readonly isBare?: boolean;
  /** Titles. */
  readonly films?: readonly string[];
};

let count = 0;

/** Returns the id. */
export async function aTeacher(
  { db }: Pick<TestContext, 'db'>,
  name: string,
  { isBare = false, films: titles = [], ...profile }: TeacherDetails = {},
): Promise<number> {
  const { id: teacherId } = stored(await db.insert(teachers).values({ name, avatar: 'x.svg' }).returning());
  count += 1;
  if (!isBare) await db.insert(teacherProfiles).values({ teacherId, code: `TT${count}`, ...profile });
  for (const [position, title] of titles.entries()) {
    const film = { file: 'films/teacher.mp4', seconds: 60 };
    const { id: filmId } = stored(await db.insert(films).values(film).returning());
    await db.insert(teacherFilms).values({ teacherId, position, title, picture: 'x.svg', filmId });
  }
  return teacherId;
}
