import { inArray } from 'drizzle-orm';
import { syllabi, syllabusLessons, syllabusUnits } from '../../../../server/domains/courses/tables';
import type { Db } from '../../../../server/core/db/types';
import { FIRST_YEAR } from './first-year';
import { SECOND_YEAR } from './second-year';

const COURSE = '豌豆思维';

const OUTLINES = [...FIRST_YEAR, ...SECOND_YEAR];

/** Outlines of the current and next steps of demo children. */
export async function seedSyllabi(db: Db): Promise<void> {
  const steps = OUTLINES.map(({ step, title, summary }) => ({ step, title, summary, course: COURSE }));
  await db.insert(syllabi).values(steps);
  const units = OUTLINES.flatMap((outline) =>
    outline.units.map((unit, position) => ({ step: outline.step, position, ...unit })),
  );
  await db.insert(syllabusUnits).values(
    units.map(({ step, position, title, abilities }) => ({
      step,
      position,
      title,
      abilities: [...abilities],
    })),
  );
  const stored = await db
    .select({ id: syllabusUnits.id, step: syllabusUnits.step, position: syllabusUnits.position })
    .from(syllabusUnits)
    .where(
      inArray(
        syllabusUnits.step,
        OUTLINES.map(({ step }) => step),
      ),
    );
  const lessons = stored.flatMap(({ id: unitId, step, position: at }) => {
    const unit = units.find((known) => known.step === step && known.position === at);
    return (unit?.lessons ?? []).map(([title, summary], position) => ({ unitId, position, title, summary }));
  });
  await db.insert(syllabusLessons).values(lessons);
}
