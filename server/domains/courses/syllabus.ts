import { asc, eq, inArray } from 'drizzle-orm';
import type { Handler } from '../../core/http/handler';
import { syllabi, syllabusLessons, syllabusUnits } from './tables';
import { allowed } from '../../core/http/policy';
import { mayReadSyllabus } from './policies';

/** Three queries, regardless of the syllabus's length. */
export const getSyllabus: Handler<'getSyllabus'> = async ({ step }, { db }) => {
  const [row] = await db.select().from(syllabi).where(eq(syllabi.step, step));
  const syllabus = allowed(row, mayReadSyllabus);
  if (syllabus === undefined) return null;
  const units = await db
    .select()
    .from(syllabusUnits)
    .where(eq(syllabusUnits.step, step))
    .orderBy(asc(syllabusUnits.position));
  const lessons = await db
    .select()
    .from(syllabusLessons)
    .where(
      inArray(
        syllabusLessons.unitId,
        units.map(({ id }) => id),
      ),
    )
    .orderBy(asc(syllabusLessons.position));
  return {
    ...syllabus,
    units: units.map(({ id, title, abilities }) => ({
      id,
      title,
      abilities,
      lessons: lessons
        .filter(({ unitId }) => unitId === id)
        .map((lesson) => ({ id: lesson.id, title: lesson.title, summary: lesson.summary })),
    })),
  };
};
